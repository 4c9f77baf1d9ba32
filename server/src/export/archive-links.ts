import { createHmac, timingSafeEqual } from "node:crypto";
import { archivePath } from "@hearten/contract/export.ts";
import { toUid, type Uid } from "@hearten/contract/ids.ts";

/** Long enough for a download manager to send its request, and to retry. */
const validMilliseconds = 5 * 60 * 1_000;

/** Signed URLs of archives. They are valid for five minutes and need no sign-in. */
export interface ArchiveLinks {
  sign(uid: Uid): string;
  /** Returns whose archive the URL's query gives access to. Null if the signature is wrong or has expired. */
  verify(query: URLSearchParams): Uid | null;
}

/** Signs with HMAC-SHA256 (RFC 2104). */
export function createArchiveLinks(secret: Uint8Array, now: () => number = Date.now): ArchiveLinks {
  const signatureOf = (uid: string, expires: string) =>
    createHmac("sha256", secret).update(`${uid}\n${expires}`).digest("base64url");
  return {
    sign(uid) {
      const expires = String(now() + validMilliseconds);
      const signature = signatureOf(uid, expires);
      return `${archivePath}?${new URLSearchParams({ person: uid, expires, signature }).toString()}`;
    },
    verify(query) {
      const uid = query.get("person") ?? "";
      const expires = query.get("expires") ?? "";
      // Compares the encoded texts, because several texts decode to the same bytes.
      const given = Buffer.from(query.get("signature") ?? "");
      const right = Buffer.from(signatureOf(uid, expires));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return Number(expires) > now() ? toUid(uid) : null;
    },
  };
}
