import { describe, expect, it } from "vitest";
import { createTokenEncryption } from "./token-encryption.ts";

const secret = "a secret of the tests, 32 bytes long";
const token = { provider: "apple", clientId: "hearten web", token: "a token" } as const;
/** As this secret has sealed it once. Databases hold such texts. */
const sealed =
  "9f81570948db7f51159643e357795c6c1273be027f2d650608998805380c439f9ac683875bae639b85eead2c9797728d22a9803cc3cd8026b940c54b727c82425f6dd9eb2f69f8272c5a9a4dfd9f90e636ec77116f413f32accb4e22c9cacdc31293560e7f4f2c";

describe("A provider's token", () => {
  it("is opened with the secret that sealed it, and with no other", async () => {
    const encryption = createTokenEncryption(secret);
    const encrypted = await encryption.encrypt(token);
    expect(encrypted).not.toContain("token");
    expect(await encryption.decrypt(encrypted)).toEqual(token);
    await expect(createTokenEncryption("another").decrypt(encrypted)).rejects.toBeInstanceOf(Error);
  });

  it("is opened that was sealed by an earlier version", async () => {
    expect(await createTokenEncryption(secret).decrypt(sealed)).toEqual(token);
  });
});
