import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import type { Person } from "@hearten/contract/account.ts";
import { minPasswordCharacters } from "@hearten/contract/limits.ts";
import type { PasswordAuthentication, SignedIn } from "../../ports/authentication-provider.ts";
import type { Identity } from "../../ports/identity.ts";
import { Refusal } from "../../ports/refusal.ts";

interface Account {
  readonly person: Person;
  readonly password: string;
}

/** Identity that lives as long as the process, with passwords in clear: for tests. */
export function createMemoryIdentity(
  now: () => number = Date.now,
): Identity & PasswordAuthentication {
  const accounts = new Map<string, Account>();
  const sessions = new Map<string, { person: Person; signedInAt: Date }>();
  const signedOut = new EventEmitter<{ uid: [string] }>();

  const signIn = (person: Person, isNew: boolean): SignedIn => {
    const token = randomUUID();
    sessions.set(token, { person, signedInAt: new Date(now()) });
    return { person, token, cookies: [`session=${token}; Path=/; HttpOnly; SameSite=Lax`], isNew };
  };
  return {
    providers: [],
    async createAccount(email, password) {
      const address = email.toLowerCase();
      if (!/^\S+@\S+\.\S+$/.test(address)) throw new Refusal("invalid-email", "No address.");
      if (password.length < minPasswordCharacters) throw new Refusal("weak-password", "Too short.");
      if (accounts.has(address)) throw new Refusal("email-in-use", "It has an account.");
      const person: Person = { uid: randomUUID(), email: address, methods: ["password"] };
      accounts.set(address, { person, password });
      return signIn(person, true);
    },
    async signInWithPassword(email, password) {
      const account = accounts.get(email.toLowerCase());
      if (account?.password !== password) throw new Refusal("wrong-credentials", "Wrong.");
      return signIn(account.person, false);
    },
    async signOut(headers) {
      const token = tokenOf(headers);
      const session = sessions.get(token);
      sessions.delete(token);
      if (session !== undefined) signedOut.emit("uid", session.person.uid);
      return ["session=; Max-Age=0; Path=/"];
    },
    async authenticate(headers) {
      const token = tokenOf(headers);
      const session = sessions.get(token);
      if (session === undefined) return null;
      const expiresAt = new Date(session.signedInAt.getTime() + 24 * 60 * 60 * 1_000);
      return { id: token, ...session, expiresAt, renewedCookies: [] };
    },
    onSignedOut(listener, signal) {
      signedOut.on("uid", listener);
      signal.addEventListener("abort", () => signedOut.off("uid", listener), { once: true });
    },
    async deletePerson(uid) {
      for (const [address, { person }] of accounts)
        if (person.uid === uid) accounts.delete(address);
      for (const [token, { person }] of sessions) if (person.uid === uid) sessions.delete(token);
      signedOut.emit("uid", uid);
    },
    checkHealth: async () => undefined,
  };
}

function tokenOf(headers: Headers): string {
  return (
    /^Bearer (.+)$/i.exec(headers.get("authorization") ?? "")?.[1] ??
    /\bsession=([^;]+)/.exec(headers.get("cookie") ?? "")?.[1] ??
    ""
  );
}
