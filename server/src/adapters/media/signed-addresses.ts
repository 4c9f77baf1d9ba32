import { createHmac, timingSafeEqual } from "node:crypto";
import { isMediaKey } from "./media-key.ts";

/** The path under which the API serves media. The key follows it. */
export const mediaPath = "/api/media/";

/** Signed URLs: everybody who has one may read the object until it expires. */
export interface SignedAddresses {
  sign(key: string, expires: Date): string;
  /** Returns the key of a signed URL, or null when its signature is wrong or it has expired. */
  verify(path: string, query: URLSearchParams): string | null;
}

/** Signs with HMAC-SHA256 (RFC 2104). */
export function createSignedAddresses(
  secret: Uint8Array,
  now: () => number = Date.now,
): SignedAddresses {
  const signature = (key: string, expires: string) =>
    createHmac("sha256", secret).update(`${key}\n${expires}`).digest("base64url");
  return {
    sign(key, expires) {
      const seconds = String(Math.floor(expires.getTime() / 1_000));
      return `${mediaPath}${key}?expires=${seconds}&signature=${signature(key, seconds)}`;
    },
    verify(path, query) {
      const key = path.startsWith(mediaPath) ? path.slice(mediaPath.length) : "";
      const expires = query.get("expires") ?? "";
      if (!isMediaKey(key) || !/^\d{1,12}$/.test(expires)) return null;
      // Compare the texts: several texts decode to the same bytes.
      const given = Buffer.from(query.get("signature") ?? "");
      const right = Buffer.from(signature(key, expires));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return Number(expires) * 1_000 > now() ? key : null;
    },
  };
}
