import { createHmac, timingSafeEqual } from "node:crypto";
import { toUid, type Uid } from "@hearten/contract/ids.ts";
import { voiceSamplePath } from "@hearten/contract/voices.ts";

/** As long as somebody may have the profile open. */
const validMilliseconds = 6 * 60 * 60 * 1_000;

/** What a signed URL gives access to. */
interface SampleRequest {
  readonly uid: Uid;
  readonly voiceId: string;
}

/** Signed URLs of samples, since an `<audio>` element can send no token. */
export interface SampleLinks {
  sign(request: SampleRequest): string;
  /** Null if the signature is wrong or has expired. */
  verify(query: URLSearchParams): SampleRequest | null;
}

/** Signs with HMAC-SHA256 (RFC 2104). */
export function createSampleLinks(secret: Uint8Array, now: () => number = Date.now): SampleLinks {
  const signatureOf = (uid: string, voiceId: string, expires: string) =>
    createHmac("sha256", secret)
      .update(JSON.stringify([uid, voiceId, expires]))
      .digest("base64url");
  return {
    sign({ uid, voiceId }) {
      const expires = String(now() + validMilliseconds);
      const signature = signatureOf(uid, voiceId, expires);
      const query = new URLSearchParams({ voice: voiceId, person: uid, expires, signature });
      return `${voiceSamplePath}?${query.toString()}`;
    },
    verify(query) {
      const uid = query.get("person") ?? "";
      const voiceId = query.get("voice") ?? "";
      const expires = query.get("expires") ?? "";
      // Compares the encoded texts, because several texts decode to the same bytes.
      const given = Buffer.from(query.get("signature") ?? "");
      const right = Buffer.from(signatureOf(uid, voiceId, expires));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return Number(expires) > now() ? { uid: toUid(uid), voiceId } : null;
    },
  };
}
