import { describe, expect, it } from "vitest";
import { createSignedAddresses } from "./signed-addresses.ts";

const addresses = createSignedAddresses(Buffer.alloc(32, 1), () => 1_000_000);
const address = addresses.sign("a/b.mp3", new Date(2_000_000));
const verify = (text: string, by = addresses) => {
  const { pathname, searchParams } = new URL(text, "http://127.0.0.1");
  return by.verify(pathname, searchParams);
};

describe("A signed address", () => {
  it("proves the right to read its object until it expires", () => {
    expect(verify(address)).toBe("a/b.mp3");
    const late = createSignedAddresses(Buffer.alloc(32, 1), () => 2_000_000);
    expect(verify(address, late)).toBeNull();
  });

  it("proves nothing once anything in it was changed", () => {
    const others = [
      address.replace("a/b.mp3", "a/c.mp3"),
      address.replace("expires=2000", "expires=3000"),
      address.replace("expires=2000", "expires=02000"),
      address.replace("expires=2000", "expires=-1"),
      address.replace(/signature=.*/, "signature="),
      `${address}=`,
      // Base64 leaves two bits of the last of 43 characters unused.
      address.slice(0, -1) + String.fromCharCode(address.charCodeAt(address.length - 1) + 1),
      address.replace(/signature=.*/, "signature=AAAA"),
      address.replace(/&signature.*/, ""),
      address.replace("/api/media/", "/api/other/"),
      address.replace("a/b.mp3", "a/%62.mp3"),
      address.replace("a/b.mp3", "x/..%2fa/b.mp3"),
    ];
    for (const other of others) expect(verify(other)).toBeNull();
  });

  it("proves nothing to a server with another secret", () => {
    expect(
      verify(
        address,
        createSignedAddresses(Buffer.alloc(32, 2), () => 0),
      ),
    ).toBeNull();
  });
});
