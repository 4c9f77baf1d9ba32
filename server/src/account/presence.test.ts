import { describe, expect, it } from "vitest";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import type { Session } from "../ports/identity.ts";
import { Refusal } from "../ports/refusal.ts";
import { bearer, failure, sessionOf } from "../ports/identity.suite.ts";
import { createPresenceByPassword, createPresenceBySignIn } from "./presence.ts";
import { createSignInGuard } from "./sign-in-guard.ts";

const minute = 60_000;
const now = Date.parse("2026-11-21T12:00:00Z");

const signedIn = (ago: number, methods: Session["person"]["methods"]): Session => ({
  id: "a sign-in",
  person: { uid: "ann", email: "ann@example.com", methods },
  signedInAt: new Date(now - ago),
  expiresAt: new Date(now + 60 * minute),
  renewedCookies: [],
});

async function signUp() {
  const identity = createMemoryIdentity();
  const { token } = await identity.createAccount("ann@example.com", "secret");
  return { identity, session: await sessionOf(identity, token), token };
}

const inAYear = () => Date.now() + 365 * 24 * 60 * minute;

describe("Presence by the sign-in", () => {
  const prove = createPresenceBySignIn(() => now);

  it("is proved for five minutes, whatever the methods and whatever password is told", async () => {
    for (const methods of [["password" as const], ["google" as const], []])
      for (const password of [null, "wrong"]) {
        await prove(signedIn(5 * minute, methods), password, "10.0.0.1");
        expect(
          await failure(prove(signedIn(5 * minute + 1, methods), password, "10.0.0.1")),
        ).toMatchObject({ code: "recent-login-required" });
      }
  });

  it("is proved by a sign-in of a clock that is a little ahead", async () => {
    await expect(prove(signedIn(-minute, []), null, "10.0.0.1")).resolves.toBeUndefined();
  });
});

describe("Presence by the password", () => {
  it("is proved by it however old the sign-in is, and by nothing else", async () => {
    const { identity, session } = await signUp();
    const prove = createPresenceByPassword(identity, createSignInGuard(), inAYear);
    await prove(session, "secret", "10.0.0.1");
    for (const password of ["wrong", "", null])
      expect(await failure(prove(session, password, "10.0.0.1"))).toMatchObject({
        code: "wrong-password",
      });
  });

  it("counts wrong ones, by the account and where they come from", async () => {
    const { identity, session, token } = await signUp();
    const prove = createPresenceByPassword(identity, createSignInGuard());
    for (let count = 0; count < 10; count += 1) await failure(prove(session, "wrong", "10.0.0.1"));
    expect(await failure(prove(session, "secret", "10.0.0.1"))).toMatchObject({
      code: "too-many-requests",
    });
    await prove(session, "secret", "10.9.9.9");
    expect(await identity.authenticate(bearer(token))).not.toBeNull();
  });

  it("is proved by a recent sign-in for an account that has none", async () => {
    const asked: string[] = [];
    const authentication = {
      reauthenticateWithPassword: async (uid: string) => {
        asked.push(uid);
        throw new Refusal("wrong-password", "It has none.");
      },
    };
    const prove = createPresenceByPassword(authentication, createSignInGuard(), () => now);
    await prove(signedIn(minute, ["google", "apple"]), null, "10.0.0.1");
    expect(await failure(prove(signedIn(6 * minute, ["google"]), "any", "10.0.0.1"))).toMatchObject(
      { code: "recent-login-required" },
    );
    expect(asked).toEqual([]);
  });
});
