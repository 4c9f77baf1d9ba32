import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createBetterAuthIdentity } from "./better-auth.ts";
import { renewalSeconds, sessionSeconds } from "./better-auth-options.ts";
import { createSessionLookup } from "./session-lookup.ts";

const secret = "a secret of the tests, 32 bytes long";
const cookieName = "hearten.session_token";

async function begin() {
  const database = new DatabaseSync(":memory:");
  const identity = await createBetterAuthIdentity({
    database,
    secret,
    publicUrl: "http://127.0.0.1:3000",
    isCalledFromOtherSites: false,
    clients: [],
    passwordHashing: { hash: async () => "hash", verify: async () => true },
  });
  const { token, cookies, person } = await identity.createAccount("ann@example.com", "secret");
  const lookUp = createSessionLookup({
    database,
    secret,
    cookieName,
    sessionSeconds,
    renewalSeconds,
  });
  const byToken = (presented: string) =>
    lookUp(new Headers({ authorization: `Bearer ${presented}` }));
  return { identity, lookUp, byToken, token, cookie: cookies.join().split(";")[0] ?? "", person };
}

describe("The look-up of a sign-in", () => {
  it("finds the person by a token, and by a cookie among others, as better-auth does", async () => {
    const { identity, lookUp, byToken, token, cookie, person } = await begin();
    const found = byToken(token);
    expect(found).toMatchObject({ person, isAddressProved: false, renewedCookies: [] });
    expect(lookUp(new Headers({ cookie: `a=b; ${cookie}; c=d` }))).toEqual(found);
    vi.useFakeTimers({ now: Date.now() + renewalSeconds * 1_000, toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const {
      renewedCookies: _,
      expiresAt: __,
      ...renewed
    } = (await identity.authenticate(new Headers({ cookie }))) ?? {};
    expect(found).toMatchObject(renewed);
  });

  it("finds none by another signature, none, or a text that is no token", async () => {
    const { byToken, lookUp, token } = await begin();
    const [name = "", signature = ""] = decodeURIComponent(token).split(".");
    const other = signature.replace(/^./, (first) => (first === "A" ? "B" : "A"));
    const padded = `${name}.${signature}=`;
    for (const presented of [
      padded,
      `${name}.${other}`,
      `${name}.`,
      name,
      `.${signature}`,
      "%",
      "a.b",
    ])
      expect({ presented, found: byToken(presented) }).toEqual({ presented, found: null });
    expect(byToken(`${name}.${signature}`)).not.toBeNull();
    expect(lookUp(new Headers({ authorization: `Not Bearer ${token}` }))).toBeNull();
  });

  it("finds none that has ended", async () => {
    const { identity, byToken, token } = await begin();
    await identity.signOut(new Headers({ authorization: `Bearer ${token}` }));
    expect(byToken(token)).toBeNull();
  });

  it("leaves one to better-auth that is due to be renewed, and one that has expired", async () => {
    const { byToken, token } = await begin();
    onTestFinished(() => void vi.useRealTimers());
    const now = Date.now();
    const after = (seconds: number) => {
      vi.useFakeTimers({ now: now + seconds * 1_000, toFake: ["Date"] });
      return byToken(token);
    };
    expect(after(renewalSeconds - 60)).not.toBeNull();
    expect(after(renewalSeconds + 60)).toBeNull();
    expect(after(sessionSeconds + 60)).toBeNull();
  });
});
