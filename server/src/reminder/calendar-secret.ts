import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Returns a new secret of 256 bits, for a path. */
export const createCalendarSecret = () => randomBytes(32).toString("base64url");

/** What is stored of a secret. It can be found by no guessing, so a plain hash is enough. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

/** @param hash the stored one; null where there is none */
export function isCalendarSecret(secret: string, hash: string | null): boolean {
  if (hash === null) return false;
  const [given, right] = [Buffer.from(hashOf(secret)), Buffer.from(hash)];
  return given.length === right.length && timingSafeEqual(given, right);
}
