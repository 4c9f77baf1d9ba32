import * as v from "valibot";

/** A voice that a person may choose; the profile keeps its id. */
export const offeredVoice = v.object({
  id: v.string(),
  name: v.string(),
  /** What it sounds like in two or three words, such as "low, steady"; null when nobody has said. */
  character: v.nullable(v.string()),
  /**
   * Signed URL of a few seconds in this voice (`audio/mpeg`), valid for some hours. It is on the API's origin and may
   * lead on to another address. The first time it is fetched the sample is made, which takes some seconds.
   */
  sampleUrl: v.string(),
});
export type OfferedVoice = v.InferOutput<typeof offeredVoice>;

/** The path of the samples (GET). It is not in the table because it does not answer JSON. */
export const voiceSamplePath = "/api/voices/sample";

export const voiceEndpoints = {
  /** The voices that people may choose from; the first is the default. Empty while they are not known. */
  listVoices: {
    method: "GET",
    path: "/api/voices",
    access: "signed-in",
    input: v.object({}),
    output: v.object({ voices: v.array(offeredVoice) }),
  },
} as const;
