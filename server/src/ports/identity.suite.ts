import { randomUUID } from "node:crypto";
import type { Person } from "@hearten/contract/account.ts";
import { beforeEach, describe, expect, it } from "vitest";
import type { Identity, Session } from "./identity.ts";

/** An identity, and the way by which a test makes people for it. */
interface IdentityFixture {
  readonly identity: Identity;
  /** Makes somebody with this address and a password, and signs them in. */
  readonly createAccount: (email: string) => Promise<{ person: Person; token: string }>;
}

/** What everything does that knows who is asking, however people become signed in. */
export function describeIdentity(name: string, create: () => Promise<IdentityFixture>): void {
  describe(`${name} identity`, () => {
    let identity: Identity;
    let createAccount: IdentityFixture["createAccount"];
    let email: string;

    beforeEach(async () => {
      ({ identity, createAccount } = await create());
      email = `${randomUUID()}@example.com`;
    });

    it("knows a person by the token", async () => {
      const { person, token } = await createAccount(email);
      expect(person).toEqual({ uid: person.uid, email, methods: ["password"] });
      const session = await sessionOf(identity, token);
      expect(session.person).toEqual(person);
      expect(session.expiresAt.getTime()).toBeGreaterThan(Date.now() + 60_000);
      expect(Math.abs(session.signedInAt.getTime() - Date.now())).toBeLessThan(60_000);
    });

    it("knows the same sign-in again, and another person by another", async () => {
      const { token } = await createAccount(email);
      const other = await createAccount(`other-${email}`);
      const session = await sessionOf(identity, token);
      const { id, person, signedInAt } = await sessionOf(identity, token);
      expect({ id, person, signedInAt }).toEqual({
        id: session.id,
        person: session.person,
        signedInAt: session.signedInAt,
      });
      const others = await sessionOf(identity, other.token);
      expect(others.person).toEqual(other.person);
      expect(others.id).not.toBe(id);
    });

    it("knows nobody by nothing, by nonsense, or by a changed proof", async () => {
      const { token } = await createAccount(email);
      const changed = `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`;
      for (const headers of [
        new Headers(),
        bearer("nonsense"),
        bearer("a.b"),
        bearer("a.b.c"),
        bearer(""),
        bearer(changed),
        bearer(`${token} ${token}`),
        new Headers({ authorization: "Basic YTpi" }),
        new Headers({ authorization: token }),
        new Headers({ cookie: "hearten.session_token=nonsense; session=nonsense" }),
      ])
        expect(await identity.authenticate(headers)).toBeNull();
    });

    it("says that a sign-in holds until its person is deleted, and that nonsense never does", async () => {
      const { person, token } = await createAccount(email);
      const other = await createAccount(`other-${email}`);
      const { id } = await sessionOf(identity, token);
      expect(await identity.holdsSignIn(id)).toBe(true);
      for (const nonsense of ["", "nonsense", `${id}x`, `x${id}`, person.uid])
        expect([nonsense, await identity.holdsSignIn(nonsense)]).toEqual([nonsense, false]);
      await identity.deletePerson(person.uid);
      expect(await identity.holdsSignIn(id)).toBe(false);
      expect(await identity.holdsSignIn((await sessionOf(identity, other.token)).id)).toBe(true);
    });

    it("forgets a deleted person and nobody else, however often it is asked to", async () => {
      const { person, token } = await createAccount(email);
      const other = await createAccount(`other-${email}`);
      await sessionOf(identity, token);
      await identity.deletePerson(person.uid);
      await identity.deletePerson(person.uid);
      expect(await identity.authenticate(bearer(token))).toBeNull();
      await sessionOf(identity, other.token);
    });

    it("frees the address of a deleted person for somebody else", async () => {
      const { person } = await createAccount(email);
      await identity.deletePerson(person.uid);
      const next = await createAccount(email);
      expect(next.person.uid).not.toBe(person.uid);
      expect((await sessionOf(identity, next.token)).person).toEqual(next.person);
    });

    it("tells whose sign-ins end with a deletion, once they have ended", async () => {
      const { person, token } = await createAccount(email);
      await createAccount(`other-${email}`);
      await sessionOf(identity, token);
      const told: string[] = [];
      const proved: Promise<Session | null>[] = [];
      identity.onSignedOut((uid) => {
        told.push(uid);
        proved.push(identity.authenticate(bearer(token)));
      }, new AbortController().signal);
      await identity.deletePerson(person.uid);
      expect(told).toEqual([person.uid]);
      expect(await Promise.all(proved)).toEqual([null]);
    });

    it("tells everybody who listens, until their signals abort", async () => {
      const { person } = await createAccount(email);
      const told: string[] = [];
      const stopping = new AbortController();
      identity.onSignedOut(() => told.push("stopped"), stopping.signal);
      identity.onSignedOut(() => told.push("listening"), new AbortController().signal);
      stopping.abort();
      await identity.deletePerson(person.uid);
      expect(told).toEqual(["listening"]);
    });

    it("tells nobody who went before listening", async () => {
      const { person } = await createAccount(email);
      const told: string[] = [];
      identity.onSignedOut((uid) => told.push(uid), AbortSignal.abort());
      await identity.deletePerson(person.uid);
      expect(told).toEqual([]);
    });

    it("is healthy", async () => {
      await expect(identity.checkHealth()).resolves.toBeUndefined();
    });
  });
}

export function bearer(token: string): Headers {
  return new Headers({ authorization: `Bearer ${token}` });
}

/** The sign-in that a token proves. */
export async function sessionOf(identity: Identity, token: string): Promise<Session> {
  const session = await identity.authenticate(bearer(token));
  if (session === null) throw new Error("The token proves no sign-in.");
  return session;
}

/** What the promise rejects with. */
export function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => "no failure",
    (error: unknown) => error,
  );
}
