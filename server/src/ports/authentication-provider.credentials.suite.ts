import { randomUUID } from "node:crypto";
import type { Provider } from "@hearten/contract/account.ts";
import { beforeEach, describe, expect, it } from "vitest";
import type {
  AuthenticationProvider,
  PersonName,
  PresentedCredential,
} from "./authentication-provider.ts";
import { bearer, failure, sessionOf } from "./identity.suite.ts";
import type { Identity } from "./identity.ts";

/** What a provider is to say of somebody; the rest it does not say. */
export interface Told {
  readonly subject: string;
  readonly email?: string | null;
  readonly isEmailVerified?: boolean;
  readonly name?: PersonName;
  readonly token?: { readonly clientId: string; readonly token: string };
}

/** An identity whose providers say what a test lets them say. */
export interface IdentityUnderTest {
  readonly identity: Identity & AuthenticationProvider;
  /** Somebody's sign-in at the provider as a browser presents it; it holds once. */
  readonly present: (provider: Provider, told: Told) => PresentedCredential;
  readonly setAway: (provider: Provider, isAway: boolean) => void;
  /** The tokens that the provider was asked to forget. */
  readonly revoked: (provider: Provider) => readonly string[];
}

const ann: PersonName = { displayName: "Ann Lee", firstName: "Ann", lastName: "Lee" };
const signal = new AbortController().signal;

/** What everything does that lets people enter by Google and Apple. */
export function describeCredentials(
  name: string,
  create: (providers: readonly Provider[]) => Promise<IdentityUnderTest>,
): void {
  describe(`${name} credentials`, () => {
    let identity: Identity & AuthenticationProvider;
    let present: IdentityUnderTest["present"];
    let under: IdentityUnderTest;
    let email: string;
    let subject: string;

    beforeEach(async () => {
      under = await create(["google", "apple"]);
      ({ identity, present } = under);
      email = `${randomUUID()}@example.com`;
      subject = randomUUID();
    });

    const signIn = (provider: Provider, told: Told) =>
      identity.signInWithCredential(present(provider, told));
    const link = async (token: string, provider: Provider, told: Told) =>
      identity.linkCredential(await sessionOf(identity, token), present(provider, told));
    /** Google's word for the address. */
    const vouched = () => ({ subject, email, isEmailVerified: true });
    /** An account with a password whose address was proved by mail. */
    const createProved = async () => {
      const { person } = await identity.createAccount(email, "first!");
      const mail = await identity.createPasswordReset(email);
      await identity.resetPassword(new Headers(), mail?.token ?? "", "secret");
      return person;
    };
    const existsElsewhere = { code: "account-exists-with-different-credential" };
    const inUse = { code: "credential-already-in-use" };

    it("names the providers that are set up, and refuses the others", async () => {
      expect(identity.providers).toEqual(["google", "apple"]);
      const alone = await create(["google"]);
      expect(alone.identity.providers).toEqual(["google"]);
      const { token } = await alone.identity.createAccount(email, "secret");
      const session = await sessionOf(alone.identity, token);
      const apple = present("apple", { subject });
      for (const attempt of [
        alone.identity.startPopup("apple", "state"),
        alone.identity.signInWithCredential(apple),
        alone.identity.linkCredential(session, apple),
      ])
        expect(await failure(attempt)).toMatchObject({ code: "provider-unavailable" });
    });

    it("begins a popup with the state that it was given", async () => {
      const { address, secret } = await identity.startPopup("google", "a.b");
      expect(new URL(address).searchParams.get("state")).toBe("a.b");
      expect(secret).not.toBe("");
    });

    it("makes an account for a new person and knows them again", async () => {
      for (const provider of ["google", "apple"] as const) {
        const told = { subject, email: `${provider}.${email}`, isEmailVerified: true };
        const first = await signIn(provider, told);
        expect(first.person).toEqual({
          uid: first.person.uid,
          email: told.email,
          methods: [provider],
        });
        const again = await signIn(provider, { ...told, email: `moved.${email}` });
        expect(again.person).toEqual(first.person);
        for (const { token } of [first, again])
          expect((await identity.authenticate(bearer(token)))?.person).toEqual(first.person);
      }
    });

    it("keeps the same subject of two providers apart", async () => {
      const google = await signIn("google", { subject });
      const apple = await signIn("apple", { subject });
      expect(google.person.uid).not.toBe(apple.person.uid);
    });

    it("passes on why a credential does not hold", async () => {
      const presented = present("google", vouched());
      const { token } = await identity.signInWithCredential(presented);
      const session = await sessionOf(identity, token);
      for (const attempt of [
        identity.signInWithCredential(presented),
        identity.linkCredential(session, presented),
      ])
        expect(await failure(attempt)).toMatchObject({ code: "invalid-credential" });
      under.setAway("google", true);
      expect(await failure(signIn("google", vouched()))).toMatchObject({ code: "unavailable" });
    });

    it("makes accounts for people without an address, whom no mail reaches", async () => {
      const first = await signIn("apple", { subject });
      const second = await signIn("apple", { subject: `${subject} 2`, email: null });
      expect(first.person).toMatchObject({ email: null, methods: ["apple"] });
      expect(second.person.email).toBeNull();
      expect(second.person.uid).not.toBe(first.person.uid);
      expect((await identity.authenticate(bearer(first.token)))?.person.email).toBeNull();
      expect((await link(first.token, "google", { subject })).email).toBeNull();
    });

    it("links to the account of a proved address on Google's word, and leaves all else", async () => {
      const { uid } = await createProved();
      const before = await identity.signInWithPassword(email, "secret");
      const { person } = await signIn("google", vouched());
      expect(person).toEqual({ uid, email, methods: ["password", "google"] });
      expect(await identity.authenticate(bearer(before.token))).not.toBeNull();
      expect((await identity.signInWithPassword(email, "secret")).person).toEqual(person);
    });

    it("takes an account over on Google's word when its address was never proved", async () => {
      const { person, token, isAddressProved } = await identity.createAccount(email, "secret");
      expect(isAddressProved).toBe(false);
      expect((await sessionOf(identity, token)).isAddressProved).toBe(false);
      await link(token, "apple", { subject: "somebody else's", name: ann });
      await link(token, "google", { subject: "somebody else's" });
      const mail = await identity.createPasswordReset(email);
      const told: string[] = [];
      identity.onSignedOut((uid) => told.push(uid), signal);

      const taken = await signIn("google", vouched());
      expect(taken.person).toEqual({ uid: person.uid, email, methods: ["google"] });
      expect(taken.name).toEqual({ displayName: null, firstName: null, lastName: null });
      expect(taken.isAddressProved).toBe(true);
      expect((await sessionOf(identity, taken.token)).isAddressProved).toBe(true);
      expect(told).toEqual([person.uid]);
      expect(await identity.authenticate(bearer(token))).toBeNull();
      expect(await failure(identity.signInWithPassword(email, "secret"))).toMatchObject({
        code: "wrong-credentials",
      });
      expect(await identity.checkPasswordReset(mail?.token ?? "")).toBe(false);
      const apple = await signIn("apple", { subject: "somebody else's" });
      expect(apple.person.uid).not.toBe(person.uid);
      expect(apple.name.displayName).toBeNull();
    });

    it("keeps the tokens of what a take-over has removed, of use until they are forgotten", async () => {
      const { token } = await identity.createAccount(email, "secret");
      const strangers = { clientId: "web", token: "the stranger's" };
      await link(token, "apple", { subject: "somebody else's", token: strangers });
      expect(await identity.listRemovedTokens()).toEqual([]);
      await signIn("google", vouched());
      const [removed] = await identity.listRemovedTokens();
      expect(Date.now() - (removed?.removedAt.getTime() ?? 0)).toBeLessThan(60_000);
      await identity.revokeProviderToken(removed?.token ?? "", signal);
      expect(under.revoked("apple")).toEqual(["the stranger's"]);
      expect(await identity.listRemovedTokens()).toHaveLength(1);
      for (let count = 0; count < 2; count += 1)
        await identity.forgetRemovedToken(removed?.token ?? "");
      expect(await identity.listRemovedTokens()).toEqual([]);
    });

    it("forgets one token that was removed, and keeps the others", async () => {
      const { token } = await identity.createAccount(email, "secret");
      for (const clientId of ["web", "native"])
        await link(token, "apple", { subject: `a ${subject}`, token: { clientId, token: "t" } });
      await signIn("google", vouched());
      const [first, second, ...others] = await identity.listRemovedTokens();
      expect([first?.token === second?.token, others]).toEqual([false, []]);
      await identity.forgetRemovedToken(first?.token ?? "");
      expect(await identity.listRemovedTokens()).toEqual([second]);
    });

    it("takes an account over that an unverified sign-in had made", async () => {
      const { person } = await signIn("google", { subject: "somebody else's", email });
      const taken = await signIn("google", vouched());
      expect(taken.person.uid).toBe(person.uid);
      const other = await signIn("google", { subject: "somebody else's" });
      expect(other.person.uid).not.toBe(person.uid);
    });

    it("takes the provider's word for the address of a new account as its proof", async () => {
      // Proved: another subject at Google is refused or linked, and never takes the account over.
      const second = { subject: `${subject} 2`, email, isEmailVerified: true };
      const google = await signIn("google", vouched());
      expect(await failure(signIn("google", second))).toMatchObject(existsElsewhere);
      expect(await identity.authenticate(bearer(google.token))).not.toBeNull();

      const told = { subject, email: `apple.${email}`, isEmailVerified: true };
      const apple = await signIn("apple", told);
      const both = await signIn("google", { ...told, subject: `${subject} 3` });
      expect(both.person).toEqual({ ...apple.person, methods: ["google", "apple"] });
      expect(await identity.authenticate(bearer(apple.token))).not.toBeNull();
    });

    it("lets nobody into another's account without Google's word, and by Apple never", async () => {
      const { uid } = await createProved();
      for (const [provider, told] of [
        ["google", { subject, email }],
        ["google", { subject, email, isEmailVerified: false }],
        ["apple", { subject, email }],
        ["apple", { subject, email, isEmailVerified: true }],
      ] as const)
        expect(await failure(signIn(provider, told))).toMatchObject(existsElsewhere);
      expect(await identity.listSignInMethods(uid)).toEqual(["password"]);
      expect((await identity.signInWithPassword(email, "secret")).person.uid).toBe(uid);
    });

    it("lets no second person at Google into a proved account", async () => {
      await createProved();
      const { person } = await signIn("google", vouched());
      const second = { subject: `${subject} 2`, email, isEmailVerified: true };
      expect(await failure(signIn("google", second))).toMatchObject(existsElsewhere);
      expect((await signIn("google", vouched())).person).toEqual(person);
    });

    it("links a provider to the signed-in person, who enters by it from then on", async () => {
      const { person, token } = await identity.createAccount(email, "secret");
      const told = { subject, email: `other.${email}`, isEmailVerified: true };
      const linked = await link(token, "apple", told);
      expect(linked).toEqual({ uid: person.uid, email, methods: ["password", "apple"] });
      expect((await signIn("apple", told)).person).toEqual(linked);
      const both = await link(token, "google", told);
      expect(both.methods).toEqual(["password", "google", "apple"]);
      expect(await identity.listSignInMethods(person.uid)).toEqual(both.methods);
    });

    it("changes nothing by linking what is the person's already", async () => {
      const { person, token } = await signIn("google", vouched());
      expect(await link(token, "google", vouched())).toEqual(person);
    });

    it("links nothing that is another's, and no second person of a provider", async () => {
      await signIn("google", { subject });
      const { person, token } = await identity.createAccount(email, "secret");
      expect(await failure(link(token, "google", { subject }))).toMatchObject(inUse);
      await link(token, "google", { subject: `${subject} 2` });
      expect(await failure(link(token, "google", { subject: `${subject} 3` }))).toMatchObject(
        inUse,
      );
      expect(await identity.listSignInMethods(person.uid)).toEqual(["password", "google"]);
    });

    it("links nothing for a sign-in that has ended meanwhile", async () => {
      const signedOut = { code: "not-signed-in" };
      const stranger = { subject: "somebody else's" };
      const { person, token } = await identity.createAccount(email, "secret");
      const session = await sessionOf(identity, token);
      const linkLate = () => failure(identity.linkCredential(session, present("apple", stranger)));
      await signIn("google", vouched());
      expect(await linkLate()).toMatchObject(signedOut);
      expect(await identity.listSignInMethods(person.uid)).toEqual(["google"]);
      await identity.deletePerson(person.uid);
      expect(await linkLate()).toMatchObject(signedOut);
      expect((await signIn("apple", stranger)).person.uid).not.toBe(person.uid);
    });

    it("makes one account of one person who comes several times at once", async () => {
      const several = await Promise.all(
        Array.from({ length: 8 }, () => signIn("google", vouched())),
      );
      expect(new Set(several.map(({ person }) => person.uid)).size).toBe(1);
    });

    it("makes one account of an address that comes by several ways at once", async () => {
      const results = await Promise.allSettled([
        signIn("apple", { subject, email, isEmailVerified: true }),
        signIn("apple", { subject: `${subject} 2`, email, isEmailVerified: true }),
        identity.createAccount(email, "secret"),
      ]);
      const entered = results.filter((result) => result.status === "fulfilled");
      expect(entered).toHaveLength(1);
    });

    it("links one subject to one of two people who want it at once", async () => {
      const people = await Promise.all([
        identity.createAccount(email, "secret"),
        identity.createAccount(`x${email}`, "secret"),
      ]);
      const results = await Promise.allSettled(
        people.map(({ token }) => link(token, "google", { subject })),
      );
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(results.find((result) => result.status === "rejected")?.reason).toMatchObject(inUse);
    });

    it("keeps the name that was told once, and what is known of it", async () => {
      const first = await signIn("apple", { subject, email, name: ann });
      expect(first.name).toEqual(ann);
      expect((await signIn("apple", { subject })).name).toEqual(ann);
      const other = { displayName: "Anne", firstName: "Anne", lastName: null };
      expect((await signIn("apple", { subject, name: other })).name).toEqual(ann);
    });

    it("adds a name to an account that has none", async () => {
      const { token } = await identity.createAccount(email, "secret");
      await link(token, "apple", { subject, name: ann });
      expect((await identity.signInWithPassword(email, "secret")).name).toEqual(ann);
    });

    it("keeps the name of a person who could not enter until they link", async () => {
      const { token } = await identity.createAccount(email, "secret");
      expect(await failure(signIn("apple", { subject, email, name: ann }))).toMatchObject(
        existsElsewhere,
      );
      await link(token, "apple", { subject, email });
      expect((await signIn("apple", { subject, email })).name).toEqual(ann);
    });

    it("keeps the name of a person who could not be linked until they enter", async () => {
      const { token } = await signIn("apple", { subject });
      const second = `${subject} 2`;
      expect(await failure(link(token, "apple", { subject: second, name: ann }))).toMatchObject(
        inUse,
      );
      expect((await signIn("apple", { subject: second })).name).toEqual(ann);
    });

    it("keeps no name when the account that stood in its way is deleted", async () => {
      const { person, token } = await identity.createAccount(email, "secret");
      const [first, second, third] = [`${subject} 1`, `${subject} 2`, `${subject} 3`];
      await failure(signIn("apple", { subject: first, email, name: ann }));
      await link(token, "apple", { subject: second });
      expect(await failure(link(token, "apple", { subject: third, name: ann }))).toMatchObject(
        inUse,
      );
      await identity.deletePerson(person.uid);
      for (const again of [first, third])
        expect((await signIn("apple", { subject: again })).name.displayName).toBeNull();
    });

    it("keeps a name for whom it was told of, whoever else enters and leaves", async () => {
      const { token } = await identity.createAccount(email, "secret");
      await failure(signIn("apple", { subject, email, name: ann }));
      const other = await signIn("apple", { subject: `${subject} 2` });
      expect(other.name.displayName).toBeNull();
      await identity.deletePerson(other.person.uid);
      // It is told once.
      await failure(signIn("apple", { subject, email }));
      await link(token, "apple", { subject });
      expect((await signIn("apple", { subject })).name).toEqual(ann);
    });

    it("keeps no name for a person of the provider who has an account", async () => {
      const { token } = await identity.createAccount(email, "secret");
      await signIn("apple", { subject });
      expect(await failure(link(token, "apple", { subject, name: ann }))).toMatchObject(inUse);
      expect((await signIn("apple", { subject })).name.displayName).toBeNull();
    });

    it("takes no address for proved where the provider tells none", async () => {
      const entered = await signIn("google", { subject, isEmailVerified: true });
      expect(entered).toMatchObject({ isAddressProved: false, person: { email: null } });
    });

    it("tells of no sign-in's end when somebody enters", async () => {
      const ended: string[] = [];
      const listening = new AbortController();
      identity.onSignedOut((uid) => ended.push(uid), listening.signal);
      for (let count = 0; count < 2; count += 1) await signIn("google", vouched());
      listening.abort();
      expect(ended).toEqual([]);
    });

    it("keeps a name of which a part was told", async () => {
      const { token } = await identity.createAccount(email, "secret");
      const name = { displayName: null, firstName: "Ann", lastName: null };
      await failure(signIn("apple", { subject, email, name }));
      await link(token, "apple", { subject });
      expect((await signIn("apple", { subject })).name).toEqual(name);
    });

    it("has no password to prove oneself by where none was set", async () => {
      const { person } = await signIn("google", vouched());
      expect(await failure(identity.reauthenticateWithPassword(person.uid, ""))).toMatchObject({
        code: "wrong-password",
      });
      expect(await failure(identity.signInWithPassword(email, "secret"))).toMatchObject({
        code: "wrong-credentials",
      });
    });

    it("keeps the newest token of each client id, of use after the person is gone", async () => {
      const token = (clientId: string, text: string) => ({
        subject,
        token: { clientId, token: text },
      });
      const { person, token: proof } = await signIn("apple", token("web", "first"));
      await signIn("apple", token("web", "second"));
      await link(proof, "apple", token("native", "third"));
      await signIn("apple", { subject });
      const tokens = await identity.listProviderTokens(person.uid);
      expect(tokens).toHaveLength(2);
      await identity.deletePerson(person.uid);
      expect(await identity.listProviderTokens(person.uid)).toEqual([]);
      for (const sealed of tokens) await identity.revokeProviderToken(sealed, signal);
      expect(under.revoked("apple").toSorted((a, b) => a.localeCompare(b))).toEqual([
        "second",
        "third",
      ]);
    });

    it("says when the provider can't be asked to forget", async () => {
      const told = { subject, token: { clientId: "web", token: "token" } };
      const { person } = await signIn("apple", told);
      const [sealed = ""] = await identity.listProviderTokens(person.uid);
      under.setAway("apple", true);
      expect(await failure(identity.revokeProviderToken(sealed, signal))).toMatchObject({
        code: "unavailable",
      });
      expect(await failure(identity.revokeProviderToken("nonsense", signal))).toBeInstanceOf(Error);
    });

    it("frees a deleted person's subject and address", async () => {
      const { person, token } = await signIn("google", vouched());
      await identity.deletePerson(person.uid);
      expect(await identity.authenticate(bearer(token))).toBeNull();
      expect(await identity.listSignInMethods(person.uid)).toEqual([]);
      const again = await signIn("google", vouched());
      expect(again.person.uid).not.toBe(person.uid);
      expect(again.person.methods).toEqual(["google"]);
    });
  });
}
