import { hkdfSync } from "node:crypto";

/** 32 bytes that nobody else can know, the same each time for the same purpose. */
export type DeriveKey = (purpose: string) => Buffer;

/** Derives by HKDF with SHA-256 (RFC 5869), from which the secret can't be found. */
export const createDeriveKey =
  (secret: Uint8Array | string): DeriveKey =>
  (purpose) =>
    Buffer.from(hkdfSync("sha256", secret, "", `hearten ${purpose}`, 32));
