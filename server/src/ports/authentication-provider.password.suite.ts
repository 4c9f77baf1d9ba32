import { randomUUID } from "node:crypto";
import { toUid } from "@hearten/contract/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import type { AuthenticationProvider } from "./authentication-provider.ts";
import type { Identity } from "./identity.ts";
import { bearer, describeIdentity, failure, sessionOf } from "./identity.suite.ts";

/** What everything does that signs people in by password and knows them again. */
export function describePasswordIdentity(
  name: string,
  create: () => Promise<Identity & AuthenticationProvider>,
): void {
  describeIdentity(name, async () => {
    const identity = await create();
    return { identity, createAccount: (email) => identity.createAccount(email, "secret") };
  });

  describe(`${name} identity by password`, () => {
    let identity: Identity & AuthenticationProvider;
    let email: string;

    beforeEach(async () => {
      identity = await create();
      email = `${randomUUID()}@example.com`;
    });

    it("knows a new person by the token and by the cookie", async () => {
      const { person, token, cookies, name } = await identity.createAccount(email, "secret");
      expect(person).toEqual({ uid: person.uid, email, methods: ["password"] });
      expect(name).toEqual({ displayName: null, firstName: null, lastName: null });
      for (const headers of [bearer(token), cookie(cookies)]) {
        const session = await identity.authenticate(headers);
        expect(session?.person).toEqual(person);
        expect(session?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 60_000);
        expect(Math.abs((session?.signedInAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
      }
    });

    it("keeps the cookie from scripts and from other sites", async () => {
      const { cookies } = await identity.createAccount(email, "secret");
      for (const value of cookies) {
        expect(value).toMatch(/; *HttpOnly/i);
        expect(value).toMatch(/; *SameSite=(?:Lax|Strict)/i);
        expect(value).toMatch(/; *Path=\//i);
      }
    });

    it("signs in the same person again, whatever the case of the address", async () => {
      const { person } = await identity.createAccount(email, "secret");
      const again = await identity.signInWithPassword(email.toUpperCase(), "secret");
      expect(again.person).toEqual(person);
      expect((await identity.authenticate(bearer(again.token)))?.person.uid).toBe(person.uid);
    });

    it("tells a wrong password and an unknown address by the same refusal", async () => {
      await identity.createAccount(email, "secret");
      const refusals = await Promise.all([
        failure(identity.signInWithPassword(email, "wrong!")),
        failure(identity.signInWithPassword(`un${email}`, "secret")),
        failure(identity.signInWithPassword("no address", "secret")),
        failure(identity.signInWithPassword(email, "x".repeat(200))),
      ]);
      for (const refusal of refusals) expect(refusal).toMatchObject({ code: "wrong-credentials" });
    });

    it("refuses an account that cannot be, and says why", async () => {
      await identity.createAccount(email, "secret");
      expect(await failure(identity.createAccount(email, "secret"))).toMatchObject({
        code: "email-in-use",
      });
      expect(await failure(identity.createAccount(email.toUpperCase(), "other1"))).toMatchObject({
        code: "email-in-use",
      });
      expect(await failure(identity.createAccount("no address", "secret"))).toMatchObject({
        code: "invalid-email",
      });
      // A reserved name (RFC 2606): no mail arrives there.
      expect(await failure(identity.createAccount("ann@mail.INVALID", "secret"))).toMatchObject({
        code: "invalid-email",
      });
      expect(await failure(identity.createAccount(`x${email}`, "12345"))).toMatchObject({
        code: "weak-password",
      });
    });

    it("makes one account of two calls at the same time", async () => {
      const results = await Promise.allSettled([
        identity.createAccount(email, "secret"),
        identity.createAccount(email, "secret"),
      ]);
      expect(results.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
        "fulfilled",
        "rejected",
      ]);
      const rejected = results.find((result) => result.status === "rejected");
      expect(rejected?.reason).toMatchObject({ code: "email-in-use" });
    });

    it("ends one sign-in and leaves the person's others", async () => {
      const { person, token } = await identity.createAccount(email, "secret");
      const other = await identity.signInWithPassword(email, "secret");
      const { id } = await sessionOf(identity, token);
      const told: string[] = [];
      identity.onSignedOut((uid) => told.push(uid), new AbortController().signal);
      const cleared = await identity.signOut(bearer(token));
      expect(cleared.length).toBeGreaterThan(0);
      for (const value of cleared) expect(value).toMatch(/Max-Age=0/i);
      expect(await identity.authenticate(bearer(token))).toBeNull();
      expect(await identity.holdsSignIn(id)).toBe(false);
      expect(await identity.holdsSignIn((await sessionOf(identity, other.token)).id)).toBe(true);
      expect(told).toEqual([person.uid]);
    });

    it("changes nothing when nobody signs out", async () => {
      const told: string[] = [];
      identity.onSignedOut((uid) => told.push(uid), new AbortController().signal);
      await identity.signOut(new Headers());
      expect(told).toEqual([]);
    });

    it("stops telling of sign-outs when the signal aborts", async () => {
      const { token } = await identity.createAccount(email, "secret");
      const told: string[] = [];
      const stopping = new AbortController();
      identity.onSignedOut((uid) => told.push(uid), stopping.signal);
      stopping.abort();
      await identity.signOut(bearer(token));
      expect(told).toEqual([]);
    });

    it("forgets a deleted person and frees the address", async () => {
      const { person, token } = await identity.createAccount(email, "secret");
      await identity.deletePerson(person.uid);
      await identity.deletePerson(person.uid);
      expect(await identity.authenticate(bearer(token))).toBeNull();
      expect(await failure(identity.signInWithPassword(email, "secret"))).toMatchObject({
        code: "wrong-credentials",
      });
      expect((await identity.createAccount(email, "secret")).person.uid).not.toBe(person.uid);
    });

    it("lets a person prove again who they are, by their password alone", async () => {
      const { person } = await identity.createAccount(email, "secret");
      await expect(
        identity.reauthenticateWithPassword(person.uid, "secret"),
      ).resolves.toBeUndefined();
      for (const [uid, password] of [
        [person.uid, "wrong!"],
        [person.uid, ""],
        [toUid("nobody"), "secret"],
      ] as const)
        expect(await failure(identity.reauthenticateWithPassword(uid, password))).toMatchObject({
          code: "wrong-password",
        });
    });
  });
}

function cookie(values: readonly string[]): Headers {
  return new Headers({ cookie: values.map((value) => value.split(";")[0]).join("; ") });
}
