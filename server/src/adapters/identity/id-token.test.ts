import { maxNameCharacters } from "@hearten/contract/limits.ts";
import { generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { readIdToken } from "./id-token.ts";

const issuer = "https://issuer.example";
const now = () => Math.floor(Date.now() / 1_000);
const { privateKey, publicKey } = await generateKeyPair("RS256");

/** Reads a token of these claims; those that are undefined are missing. */
const read = async (claims: { [Name in keyof JWTPayload]: JWTPayload[Name] | undefined }) => {
  const usual = { iss: issuer, sub: "1", aud: "web", iat: now(), exp: now() + 60 };
  const token = await new SignJWT({ ...usual, ...claims } as JWTPayload)
    .setProtectedHeader({ alg: "RS256" })
    .sign(privateKey);
  return readIdToken(token, {
    provider: "google",
    issuers: [issuer],
    audiences: ["web", "native"],
    keys: async () => publicKey,
    nonce: null,
  });
};

describe("An ID token", () => {
  it("has a subject, a beginning and an end", async () => {
    const longest = "x".repeat(255);
    expect((await read({ sub: longest })).subject).toBe(longest);
    for (const claims of [
      { sub: undefined },
      { sub: "" },
      { sub: `${longest}x` },
      { iat: undefined },
      { exp: undefined },
    ])
      await expect(read(claims)).rejects.toBeInstanceOf(Error);
  });

  it("holds for an hour at most, and clocks may differ by a minute", async () => {
    await read({ iat: now() - 3_630 });
    await read({ exp: now() - 30 });
    await expect(read({ iat: now() - 3_690 })).rejects.toThrow("iat");
    await expect(read({ exp: now() - 90 })).rejects.toThrow("exp");
  });

  it("may be for several clients, and tells ours", async () => {
    expect((await read({ aud: ["another", "native"] })).audience).toBe("native");
    expect((await read({ aud: "web" })).audience).toBe("web");
  });

  it("tells an address in lower case, and that it is verified only where there is one", async () => {
    expect(await read({ email: " Ann@Example.com ", email_verified: true })).toMatchObject({
      email: "ann@example.com",
      isEmailVerified: true,
    });
    for (const email of [null, undefined, "", " "])
      expect(await read({ email, email_verified: true })).toMatchObject({
        email: null,
        isEmailVerified: false,
      });
  });

  it("tells a name as long as names may be, without spaces around it", async () => {
    expect((await read({ name: " Ann Lee " })).name).toBe("Ann Lee");
    const long = "x".repeat(maxNameCharacters + 1);
    expect((await read({ name: ` ${long}` })).name).toBe(long.slice(1));
    for (const name of [undefined, "", " "]) expect((await read({ name })).name).toBeNull();
  });
});
