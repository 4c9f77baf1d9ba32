import { scryptSync } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { createBetterAuthIdentity } from "../adapters/identity/better-auth.ts";
import { parsePasswordHash, passwordHashing } from "./password-hash.ts";

/** What Firebase Authentication does with an imported hash of `STANDARD_SCRYPT`, by its parameters. */
function check(password: string, stored: string): boolean {
  const { hash, salt } = parsePasswordHash(stored);
  const {
    memoryCost = 0,
    blockSize = 0,
    parallelization = 0,
    derivedKeyLength = 0,
  } = passwordHashing.hash;
  const key = scryptSync(Buffer.from(password, "utf8"), salt, derivedKeyLength, {
    N: memoryCost,
    r: blockSize,
    p: parallelization,
    maxmem: 256 * memoryCost * blockSize,
  });
  return key.equals(hash);
}

async function hashOf(password: string): Promise<string> {
  const database = new DatabaseSync(":memory:");
  const identity = await createBetterAuthIdentity({
    database,
    secret: "a secret of the tests, 32 bytes long",
    publicUrl: "http://127.0.0.1:3000",
    isCalledFromOtherSites: false,
    clients: [],
  });
  await identity.createAccount("ann@example.com", password);
  const stored = database.prepare("select password from account").get()?.["password"];
  await identity.close();
  return String(stored);
}

describe("The hash of a password", () => {
  it.each(["secret", "Grüße, 東京 🌊", "x".repeat(128)])(
    "that better-auth made is that of standard scrypt with the parameters that go along: %s",
    async (password) => {
      const stored = await hashOf(password);
      expect(check(password, stored)).toBe(true);
      expect(check(`${password} `, stored)).toBe(false);
    },
  );

  it("is that of the password's form NFKC, which the browser has to send", async () => {
    const typed = "ﬁve ½ pin\u0303as";
    const stored = await hashOf(typed);
    expect(check(typed, stored)).toBe(false);
    expect(check(typed.normalize("NFKC"), stored)).toBe(true);
  });

  it("of any other form is not guessed at", () => {
    for (const stored of ["", "secret", "ab:cd", `${"0".repeat(32)}:${"0".repeat(127)}`])
      expect(() => parsePasswordHash(stored)).toThrow("not of the form");
  });
});
