import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, vi } from "vitest";
import { describePasswordIdentity } from "../../ports/identity.suite.ts";
import { createBetterAuthIdentity } from "./better-auth.ts";

const create = (publicUrl = "http://127.0.0.1:3000", isCalledFromOtherSites = false) =>
  createBetterAuthIdentity({
    database: new DatabaseSync(":memory:"),
    secret: "a secret of the tests, 32 bytes long",
    publicUrl,
    isCalledFromOtherSites,
    clients: [],
  });

const cookiesOf = async (publicUrl: string, isCalledFromOtherSites: boolean) => {
  const identity = await create(publicUrl, isCalledFromOtherSites);
  return (await identity.createAccount("ann@example.com", "secret")).cookies.join();
};

describePasswordIdentity("better-auth", () => create());

describe("better-auth sign-ins", () => {
  const day = 24 * 60 * 60 * 1_000;

  it("go over https alone where the server is reached by it", async () => {
    const identity = await create("https://hearten.example");
    const { cookies } = await identity.createAccount("ann@example.com", "secret");
    for (const value of cookies) expect(value).toMatch(/^__Secure-.*; *Secure/i);
  });

  it("go along from other sites only where the operator has named some, and over https", async () => {
    expect(await cookiesOf("https://hearten.example", true)).toContain("SameSite=None");
    expect(await cookiesOf("https://hearten.example", false)).toContain("SameSite=Lax");
    expect(await cookiesOf("http://hearten.example", true)).toContain("SameSite=Lax");
  });

  it("are renewed by use, and end when they are not used", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const identity = await create();
      const { token } = await identity.createAccount("ann@example.com", "secret");
      const headers = new Headers({ authorization: `Bearer ${token}` });
      const first = await identity.authenticate(headers);
      expect(first?.renewedCookies).toEqual([]);

      vi.setSystemTime(Date.now() + 50 * day);
      const renewed = await identity.authenticate(headers);
      expect(renewed?.renewedCookies.join()).toContain("hearten.session_token=");
      expect(renewed?.expiresAt.getTime()).toBeGreaterThan(first?.expiresAt.getTime() ?? 0);

      vi.setSystemTime(Date.now() + 61 * day);
      expect(await identity.authenticate(headers)).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it("can be read while an account's password is being hashed", async () => {
    const identity = await create();
    const { token } = await identity.createAccount("ann@example.com", "secret");
    const order: string[] = [];
    const creating = identity
      .createAccount("bob@example.com", "secret")
      .then(() => order.push("created"));
    const reading = identity
      .authenticate(new Headers({ authorization: `Bearer ${token}` }))
      .then(() => order.push("read"));
    await Promise.all([creating, reading]);
    expect(order).toEqual(["read", "created"]);
  });
});
