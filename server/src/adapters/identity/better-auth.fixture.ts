import { scrypt, type ScryptOptions } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { createBetterAuthIdentity } from "./better-auth.ts";
import { withMemoryProviders } from "./memory-provider-client.ts";

type Parts = Parameters<typeof createBetterAuthIdentity>[0];

const scryptOf = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

/** Scrypt at its least cost. What the product does is looked at by `move/password-hash.test.ts`. */
export const passwordHashing: NonNullable<Parts["passwordHashing"]> = {
  hash: async (password) => (await scryptOf(password, "salt", 32, { N: 2 })).toString("hex"),
  verify: async ({ hash, password }) => hash === (await passwordHashing.hash(password)),
};

/** In memory, with cheap hashes, unless something else is given. */
export const createTestIdentity = (parts: Partial<Parts> = {}) =>
  createBetterAuthIdentity({
    passwordHashing,
    database: new DatabaseSync(":memory:"),
    secret: "a secret of the tests, 32 bytes long",
    publicUrl: "http://127.0.0.1:3000",
    isCalledFromOtherSites: false,
    clients: [],
    ...parts,
  });
export const createWithProviders = withMemoryProviders((clients) =>
  createTestIdentity({ clients }),
);
