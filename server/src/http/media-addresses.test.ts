import { describe, expect, it } from "vitest";
import { createMediaAddresses } from "./media-addresses.ts";

const day = 24 * 60 * 60 * 1_000;
const secret = Buffer.alloc(32, 1);
const createAt = (now: number, by = secret) => createMediaAddresses(by, () => now);

const opened = { key: "a/b.mp3", signIn: "ann & co 12" };
const address = createAt(1).sign(opened);
const verify = (text: string, by = createAt(1)) => {
  const { pathname, searchParams } = new URL(text, "http://127.0.0.1");
  return by.verify(pathname, searchParams);
};

describe("A signed address", () => {
  it("tells its object and the sign-in that it was handed out to", () => {
    expect(verify(address)).toEqual(opened);
  });

  it("is the same all day, and has ended after eight", () => {
    expect(createAt(day).sign(opened)).toBe(address);
    expect(createAt(day + 1).sign(opened)).not.toBe(address);
    expect(verify(createAt(day).sign(opened), createAt(8 * day - 1))).toEqual(opened);
    expect(verify(address, createAt(8 * day))).toBeNull();
  });

  it("proves nothing once anything in it was changed", () => {
    const others = [
      address.replace("a/b.mp3", "a/c.mp3"),
      address.replace("12&", "13&"),
      address.replace(/signIn=[^&]*&/, ""),
      address.replace("expires=6", "expires=7"),
      address.replace("expires=", "expires=0"),
      address.replace("expires=", "expires=-"),
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
    for (const other of others) {
      expect(other).not.toBe(address);
      expect(verify(other)).toBeNull();
    }
  });

  it("proves nothing to a server with another secret", () => {
    expect(verify(address, createAt(1, Buffer.alloc(32, 2)))).toBeNull();
  });
});
