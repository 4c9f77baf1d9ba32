import { toUid } from "@hearten/contract/ids.ts";
import { describe, expect, it } from "vitest";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import type { Session } from "../ports/identity.ts";
import { Refusal } from "../ports/refusal.ts";
import { bearer, failure, sessionOf } from "../ports/identity.suite.ts";
import {
  createReauthenticationByPassword,
  createReauthenticationByRecentSignIn,
} from "./reauthentication.ts";
import { createSignInGuard } from "./sign-in-guard.ts";

const minute = 60_000;
const now = Date.parse("2026-11-21T12:00:00Z");

const signedIn = (ago: number, methods: Session["person"]["methods"]): Session => ({
  id: "a sign-in",
  person: { uid: toUid("ann"), email: "ann@example.com", methods },
  signedInAt: new Date(now - ago),
  expiresAt: new Date(now + 60 * minute),
  isAddressProved: false,
  renewedCookies: [],
});

async function signUp() {
  const identity = createMemoryIdentity();
  const { token } = await identity.createAccount("ann@example.com", "secret");
  return { identity, session: await sessionOf(identity, token), token };
}

const inAYear = () => Date.now() + 365 * 24 * 60 * minute;

describe("Reauthentication by a recent sign-in", () => {
  const reauthenticate = createReauthenticationByRecentSignIn(() => now);

  it("works for five minutes, whatever the methods and the password are", async () => {
    for (const methods of [["password" as const], ["google" as const], []])
      for (const password of [null, "wrong"]) {
        await reauthenticate(signedIn(5 * minute, methods), password, "10.0.0.1");
        expect(
          await failure(reauthenticate(signedIn(5 * minute + 1, methods), password, "10.0.0.1")),
        ).toMatchObject({ code: "recent-login-required" });
      }
  });

  it("works with a sign-in whose clock is a little ahead", async () => {
    await expect(reauthenticate(signedIn(-minute, []), null, "10.0.0.1")).resolves.toBeUndefined();
  });
});

describe("Reauthentication by the password", () => {
  it("takes the right password alone, however old the sign-in is", async () => {
    const { identity, session } = await signUp();
    const reauthenticate = createReauthenticationByPassword(identity, createSignInGuard(), inAYear);
    await reauthenticate(session, "secret", "10.0.0.1");
    for (const password of ["wrong", "", null])
      expect(await failure(reauthenticate(session, password, "10.0.0.1"))).toMatchObject({
        code: "wrong-password",
      });
  });

  it("counts wrong passwords by the sign-in, wherever it calls from", async () => {
    const { identity, session, token } = await signUp();
    const reauthenticate = createReauthenticationByPassword(identity, createSignInGuard());
    for (let count = 0; count < 10; count += 1)
      await failure(reauthenticate(session, "wrong", "10.0.0.1"));
    for (const address of ["10.0.0.1", "10.9.9.9"])
      expect(await failure(reauthenticate(session, "secret", address))).toMatchObject({
        code: "too-many-requests",
      });
    await reauthenticate({ ...session, id: "another" }, "secret", "10.0.0.1");
    expect(await identity.authenticate(bearer(token))).not.toBeNull();
  });

  it("takes a recent sign-in for an account without a password", async () => {
    const asked: string[] = [];
    const authentication = {
      reauthenticateWithPassword: async (uid: string) => {
        asked.push(uid);
        throw new Refusal("wrong-password", "It has none.");
      },
    };
    const reauthenticate = createReauthenticationByPassword(
      authentication,
      createSignInGuard(),
      () => now,
    );
    await reauthenticate(signedIn(minute, ["google", "apple"]), null, "10.0.0.1");
    expect(
      await failure(reauthenticate(signedIn(6 * minute, ["google"]), "any", "10.0.0.1")),
    ).toMatchObject({ code: "recent-login-required" });
    expect(asked).toEqual([]);
  });
});
