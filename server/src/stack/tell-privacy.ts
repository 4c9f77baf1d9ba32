import type { PrivacyFacts } from "@hearten/contract/privacy.ts";
import type { Config } from "../config.ts";

/** Whose the mail is where Firebase sends it. */
const firebaseMailHost = "firebase.google.com";

/** What the privacy page tells everybody. It has no secret and no address within the operator's own network. */
export function tellPrivacy({
  stack,
  s3,
  mail,
  writer,
  voice,
}: Pick<Config, "stack" | "s3" | "mail" | "writer" | "voice">): PrivacyFacts {
  const isFirebase = stack.identity === "firebase";
  return {
    accounts: isFirebase ? "firebase" : "here",
    documents: stack.documents === "firestore" ? "firestore" : "here",
    mediaHost: stack.media === "s3" ? hostOf(s3.endpoint) : null,
    writer:
      writer.kind === "composed" ? null : { name: writer.model, thirdParty: writer.thirdParty },
    voice:
      voice.kind === "flite" || voice.kind === "system"
        ? null
        : { name: voice.model, thirdParty: voice.thirdParty },
    mailHost: isFirebase ? firebaseMailHost : mail.smtpUrl === null ? null : hostOf(mail.smtpUrl),
  };
}

const hostOf = (address: string): string => new URL(address).hostname;
