import { describe, expect, it } from "vitest";
import { createNetworkLimits } from "./network-limits.ts";

const hour = 60 * 60_000;
const wrong = () => Promise.reject(new Error("wrong"));
const addressOf = (index: number) => `2001:db8::${index.toString(16)}`;
const right = async () => "signed in";
const refused = { code: "too-many-requests", retryAfter: 3_600 };

describe("One network", () => {
  it("signs up a hundred times an hour, IPv6 by its network, and others go on", () => {
    let now = 0;
    const limits = createNetworkLimits(() => now);
    for (let count = 0; count < 100; count += 1) limits.countSignUp(addressOf(count));
    expect(() => limits.countSignUp(addressOf(100))).toThrow(expect.objectContaining(refused));
    limits.countSignUp("2001:db8:0:1::1");
    limits.countSignUp("203.0.113.1");
    now = hour;
    limits.countSignUp(addressOf(100));
  });

  it("signs in three hundred times an hour, and what fails is not counted here", async () => {
    let now = 0;
    const limits = createNetworkLimits(() => now);
    for (let count = 0; count < 400; count += 1)
      await expect(limits.signIn("203.0.113.1", wrong)).rejects.toThrow("wrong");
    for (let count = 0; count < 300; count += 1) await limits.signIn("203.0.113.1", right);
    let attempts = 0;
    const attempt = limits.signIn("203.0.113.1", async () => (attempts += 1));
    await expect(attempt).rejects.toMatchObject(refused);
    expect(attempts).toBe(0);
    expect(await limits.signIn("203.0.113.2", right)).toBe("signed in");
    now = hour;
    expect(await limits.signIn("203.0.113.1", right)).toBe("signed in");
  });

  it("is not limited when it is this machine", async () => {
    const limits = createNetworkLimits();
    for (let count = 0; count < 1_000; count += 1) {
      limits.countSignUp("127.0.0.1");
      expect(await limits.signIn("::ffff:127.0.0.1", right)).toBe("signed in");
    }
  });
});
