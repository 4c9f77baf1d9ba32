import { randomUUID } from "node:crypto";
import type { Provider } from "@hearten/contract/account.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { IdentityUnderTest } from "./authentication-provider.credentials.suite.ts";
import type { AuthenticationProvider } from "./authentication-provider.ts";
import { bearer, failure, sessionOf } from "./identity.suite.ts";
import type { Identity } from "./identity.ts";

const nobody = new Headers();
const minute = 60_000;

/** What everything does that lets people set a password by a link in a mail. */
export function describePasswordReset(
  name: string,
  create: (providers: readonly Provider[]) => Promise<IdentityUnderTest>,
): void {
  describe(`${name} password reset`, () => {
    let identity: Identity & AuthenticationProvider;
    let present: IdentityUnderTest["present"];
    let email: string;

    beforeEach(async () => {
      ({ identity, present } = await create(["google", "apple"]));
      email = `${randomUUID()}@example.com`;
    });
    afterEach(() => vi.useRealTimers());

    const requestToken = async () => {
      const mail = await identity.createPasswordReset(email);
      if (mail === null) throw new Error("There is no mail.");
      return mail.token;
    };
    const expired = { code: "expired-link" };

    it("mails nothing to an address without an account", async () => {
      expect(await identity.createPasswordReset(email)).toBeNull();
      expect(await identity.createPasswordReset("nonsense")).toBeNull();
      await identity.signInWithCredential(present("apple", { subject: "no address" }));
      expect(await identity.createPasswordReset("")).toBeNull();
    });

    it("mails a secret that nobody guesses, for half an hour, to the account's address", async () => {
      await identity.createAccount(email, "first!");
      const mail = await identity.createPasswordReset(email.toUpperCase());
      expect(mail?.email).toBe(email);
      expect(mail?.token).toMatch(/^[\w-]{36,200}$/);
      const left = (mail?.expires.getTime() ?? 0) - Date.now();
      expect(left).toBeGreaterThan(29 * minute);
      expect(left).toBeLessThanOrEqual(30 * minute);
    });

    it("is used once, and looking at it does not use it up", async () => {
      const { person } = await identity.createAccount(email, "first!");
      const token = await requestToken();
      expect(await identity.checkPasswordReset(token)).toBe(true);
      expect(await identity.checkPasswordReset(token)).toBe(true);
      expect(await identity.resetPassword(nobody, token, "second")).toBeNull();
      expect(await identity.checkPasswordReset(token)).toBe(false);
      expect(await failure(identity.resetPassword(nobody, token, "third!"))).toMatchObject(expired);
      expect((await identity.signInWithPassword(email, "second")).person).toEqual(person);
      expect(await failure(identity.signInWithPassword(email, "first!"))).toMatchObject({
        code: "wrong-credentials",
      });
    });

    it("does not hold under another secret", async () => {
      await identity.createAccount(email, "first!");
      const token = await requestToken();
      for (const other of ["", "nonsense", token.toUpperCase(), `${token}x`]) {
        expect(await identity.checkPasswordReset(other)).toBe(false);
        expect(await failure(identity.resetPassword(nobody, other, "second"))).toMatchObject(
          expired,
        );
      }
    });

    it("is not valid any more when a newer one is made for the same account", async () => {
      await identity.createAccount(email, "first!");
      await identity.createAccount(`x${email}`, "first!");
      const older = await requestToken();
      await identity.createPasswordReset(`x${email}`);
      expect(await identity.checkPasswordReset(older)).toBe(true);
      const newer = await requestToken();
      expect(await identity.checkPasswordReset(older)).toBe(false);
      expect(await failure(identity.resetPassword(nobody, older, "second"))).toMatchObject(expired);
      expect(await identity.resetPassword(nobody, newer, "second")).toBeNull();
    });

    it("is too old after half an hour", async () => {
      vi.useFakeTimers({ toFake: ["Date"] });
      await identity.createAccount(email, "first!");
      const token = await requestToken();
      vi.setSystemTime(Date.now() + 30 * minute - 1_000);
      expect(await identity.checkPasswordReset(token)).toBe(true);
      vi.setSystemTime(Date.now() + 1_000);
      expect(await identity.checkPasswordReset(token)).toBe(false);
      expect(await failure(identity.resetPassword(nobody, token, "second"))).toMatchObject(expired);
      await identity.signInWithPassword(email, "first!");
    });

    it("is not used up by a weak password", async () => {
      await identity.createAccount(email, "first!");
      const token = await requestToken();
      expect(await failure(identity.resetPassword(nobody, token, "12345"))).toMatchObject({
        code: "weak-password",
      });
      expect(await identity.resetPassword(nobody, token, "123456")).toBeNull();
    });

    it("sets one password when it is used several times at once", async () => {
      await identity.createAccount(email, "first!");
      const token = await requestToken();
      const passwords = ["second", "third!", "fourth", "fifth!", "sixth!", "seventh"];
      const results = await Promise.allSettled(
        passwords.map((password) => identity.resetPassword(nobody, token, password)),
      );
      const used = results.findIndex(({ status }) => status === "fulfilled");
      const rejected = results.filter((result) => result.status === "rejected");
      expect(rejected).toHaveLength(passwords.length - 1);
      for (const { reason } of rejected) expect(reason).toMatchObject(expired);
      await identity.signInWithPassword(email, passwords[used] ?? "");
    });

    it("ends every sign-in of the account and gives a new one to the person who is there", async () => {
      const here = await identity.createAccount(email, "first!");
      const elsewhere = await identity.signInWithPassword(email, "first!");
      const told: string[] = [];
      identity.onSignedOut((uid) => told.push(uid), new AbortController().signal);
      const again = await identity.resetPassword(
        bearer(here.token),
        await requestToken(),
        "second",
      );
      expect(again?.person).toEqual(here.person);
      expect(told).toEqual([here.person.uid]);
      for (const { token } of [here, elsewhere])
        expect(await identity.authenticate(bearer(token))).toBeNull();
      const session = await identity.authenticate(bearer(again?.token ?? ""));
      expect(session?.person).toEqual(here.person);
    });

    it("leaves another person's sign-in alone", async () => {
      await identity.createAccount(email, "first!");
      const other = await identity.createAccount(`x${email}`, "first!");
      const token = await requestToken();
      expect(await identity.resetPassword(bearer(other.token), token, "second")).toBeNull();
      expect((await identity.authenticate(bearer(other.token)))?.person).toEqual(other.person);
    });

    it("gives an account that has only a provider a password", async () => {
      for (const provider of ["google", "apple"] as const) {
        email = `${provider}.${email}`;
        const told = { subject: provider, email, isEmailVerified: true };
        const { person } = await identity.signInWithCredential(present(provider, told));
        await identity.resetPassword(nobody, await requestToken(), "secret");
        const withPassword = await identity.signInWithPassword(email, "secret");
        expect(withPassword.person).toEqual({
          ...person,
          methods: ["password", provider],
        });
        const again = await identity.signInWithCredential(present(provider, told));
        expect(again.person.uid).toBe(person.uid);
      }
    });

    it("removes providers that somebody else may have linked before the address was proved", async () => {
      const { person, token } = await identity.createAccount(email, "first!");
      const session = await sessionOf(identity, token);
      const apple = {
        subject: "a",
        email: `other.${email}`,
        isEmailVerified: true,
        token: { clientId: "web", token: "to be revoked" },
      };
      await identity.linkCredential(session, present("apple", apple));
      const google = { subject: "g", email, isEmailVerified: true };
      await identity.linkCredential(session, present("google", google));
      await identity.resetPassword(nobody, await requestToken(), "second");
      // Google's own word for this very address is no less than the mail's.
      expect(await identity.listSignInMethods(person.uid)).toEqual(["password", "google"]);
      expect(await identity.listRemovedTokens()).toHaveLength(1);
      const stranger = await identity.signInWithCredential(present("apple", apple));
      expect(stranger.person.uid).not.toBe(person.uid);
    });

    it("removes a provider that named the address without vouching for it", async () => {
      const told = { subject: "a", email, isEmailVerified: false };
      const { person } = await identity.signInWithCredential(present("apple", told));
      await identity.resetPassword(nobody, await requestToken(), "second");
      expect(await identity.listSignInMethods(person.uid)).toEqual(["password"]);
    });

    it("leaves the providers of an address that was proved before", async () => {
      const { person } = await identity.createAccount(email, "first!");
      await identity.resetPassword(nobody, await requestToken(), "second");
      const { token } = await identity.signInWithPassword(email, "second");
      const session = await sessionOf(identity, token);
      await identity.linkCredential(session, present("apple", { subject: "a" }));
      await identity.resetPassword(nobody, await requestToken(), "third!");
      expect(await identity.listSignInMethods(person.uid)).toEqual(["password", "apple"]);
    });

    it("proves the address: Google's word for it links, and removes nothing", async () => {
      await identity.createAccount(email, "first!");
      await identity.resetPassword(nobody, await requestToken(), "second");
      const told = { subject: "g", email, isEmailVerified: true };
      const { person } = await identity.signInWithCredential(present("google", told));
      expect(person.methods).toEqual(["password", "google"]);
    });

    it("is worth nothing once the person is deleted", async () => {
      const { person } = await identity.createAccount(email, "first!");
      const token = await requestToken();
      await identity.deletePerson(person.uid);
      expect(await identity.checkPasswordReset(token)).toBe(false);
      expect(await failure(identity.resetPassword(nobody, token, "second"))).toMatchObject(expired);
    });
  });
}
