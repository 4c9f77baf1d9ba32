import type { UserImportOptions } from "firebase-admin/auth";

/**
 * How better-auth 1.7 hashes (`hashPassword` of `@better-auth/utils`): scrypt as RFC 7914 has it,
 * over the password in Unicode's form NFKC, with the salt's hexadecimal text, not the bytes that it
 * spells, as salt.
 */
export const passwordHashing: UserImportOptions = {
  hash: {
    algorithm: "STANDARD_SCRYPT",
    memoryCost: 16_384,
    blockSize: 16,
    parallelization: 1,
    derivedKeyLength: 64,
  },
};

/** A stored hash, parted as Firebase Authentication takes it. */
export interface PasswordHash {
  readonly hash: Buffer;
  readonly salt: Buffer;
}

/** @throws for what better-auth did not write */
export function parsePasswordHash(stored: string): PasswordHash {
  const match = /^([0-9a-f]{32}):([0-9a-f]{128})$/.exec(stored);
  const [, salt, hash] = match ?? [];
  if (salt === undefined || hash === undefined)
    throw new Error("A password's hash is not of the form that is known here.");
  return { hash: Buffer.from(hash, "hex"), salt: Buffer.from(salt, "utf8") };
}
