import * as v from "valibot";

/** A model or voice that is not Hearten's own. */
const provider = v.object({
  /** Its name, such as "llama3.2"; null where none is set. */
  name: v.nullable(v.string()),
  /** Its host, such as `api.example.com`, if that is outside the operator's own network; otherwise null. */
  thirdParty: v.nullable(v.string()),
});

/** Where people's words and recordings are kept, and who gets them, by the settings in force. */
export const privacyFacts = v.object({
  /** Who keeps e-mail addresses and passwords. */
  accounts: v.picklist(["here", "firebase"]),
  /** Who keeps goals, words and texts. */
  documents: v.picklist(["here", "firestore"]),
  /** The host that keeps audio and covers; null for the server itself. */
  mediaHost: v.nullable(v.string()),
  /** Who writes; null for Hearten's own writer, on the server. */
  writer: v.nullable(provider),
  /** Who speaks; null for Hearten's own voices and the system's, on the server. */
  voice: v.nullable(provider),
  /** The host that delivers mail; null if no mail leaves the server. */
  mailHost: v.nullable(v.string()),
});
export type PrivacyFacts = v.InferOutput<typeof privacyFacts>;

export const privacyEndpoints = {
  /** What the privacy page tells everybody. */
  readPrivacy: {
    method: "GET",
    path: "/api/privacy",
    access: "open",
    input: v.object({}),
    output: v.object({ privacy: privacyFacts }),
  },
} as const;
