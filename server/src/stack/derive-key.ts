import { hkdfSync } from "node:crypto";

/** Returns a secret key of 32 bytes. The same purpose always gives the same key. */
export type DeriveKey = (purpose: string) => Buffer;

/** Derives keys from a secret with HKDF-SHA-256 (RFC 5869). A key does not reveal the secret. */
export const createDeriveKey =
  (secret: Uint8Array | string): DeriveKey =>
  (purpose) =>
    Buffer.from(hkdfSync("sha256", secret, "", `hearten ${purpose}`, 32));
