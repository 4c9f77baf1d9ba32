import { createHmac, timingSafeEqual } from "node:crypto";
import { archivePath } from "@hearten/contract/export.ts";
import { toUid, type Uid } from "@hearten/contract/ids.ts";

/** Long enough for whatever fetches files to ask, and to ask again. */
const validMilliseconds = 5 * 60 * 1_000;

/** Addresses of archives that are their own proof for a short while. */
export interface ArchiveLinks {
  sign(uid: Uid): string;
  /** The person whose archive the address's query proves the right to fetch; null when it doesn't. */
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
      // The texts, not what they decode to: several texts decode to the same bytes.
      const given = Buffer.from(query.get("signature") ?? "");
      const right = Buffer.from(signatureOf(uid, expires));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return Number(expires) > now() ? toUid(uid) : null;
    },
  };
}
