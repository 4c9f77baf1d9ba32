import { describe, expect, it } from "vitest";
import { createSigner } from "./signer.ts";

describe("A signature", () => {
  const signer = createSigner(Buffer.from("a key"));
  const signature = signer.sign("ann", "one");

  it("is that of its texts, in their order and with their borders, and of its key", () => {
    expect(signer.verify(signature, "ann", "one")).toBe(true);
    expect(signer.verify(signature, "one", "ann")).toBe(false);
    expect(signer.verify(signature, "ann,one")).toBe(false);
    expect(signer.verify(signature, "annone", "")).toBe(false);
    expect(createSigner(Buffer.from("another")).verify(signature, "ann", "one")).toBe(false);
  });

  it("has one spelling", () => {
    expect(signature).toMatch(/^[\w-]{43}$/);
    for (const given of [`${signature}=`, signature.slice(0, -1), "", "é"])
      expect(signer.verify(given, "ann", "one")).toBe(false);
  });
});
