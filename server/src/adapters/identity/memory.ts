import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { type Person, type Provider, providers } from "@hearten/contract/account.ts";
import { toUid, type Uid } from "@hearten/contract/ids.ts";
import { minPasswordCharacters } from "@hearten/contract/limits.ts";
import type {
  AuthenticationProvider,
  PersonName,
  SignedIn,
} from "../../ports/authentication-provider.ts";
import type { Identity } from "../../ports/identity.ts";
import { Refusal } from "../../ports/refusal.ts";
import { decideLink, decideSignIn } from "./linking.ts";
import type { ProviderClaim, ProviderClient, ProviderToken } from "./provider-client.ts";

interface Account {
  readonly uid: Uid;
  readonly email: string | null;
  isEmailVerified: boolean;
  password: string | null;
  readonly links: Map<Provider, Link>;
  name: PersonName;
}

interface Link {
  readonly subject: string;
  readonly vouchedEmail: string | null;
  readonly tokens: Map<string, ProviderToken>;
}

const unknownName: PersonName = { displayName: null, firstName: null, lastName: null };
const linkMilliseconds = 30 * 60 * 1_000;

/** An identity in memory, with passwords in clear text, for tests. */
export function createMemoryIdentity(
  clients: readonly ProviderClient[] = [],
): Identity & AuthenticationProvider {
  const accounts = new Map<Uid, Account>();
  const sessions = new Map<string, { uid: Uid; signedInAt: Date }>();
  const resets = new Map<string, { uid: Uid; expires: Date }>();
  const keptNames = new Map<string, { uid: Uid; name: PersonName }>();
  const removedTokens = new Map<string, Date>();
  const signedOut = new EventEmitter<{ uid: [Uid] }>();

  const clientOf = (provider: Provider): ProviderClient => {
    const client = clients.find((candidate) => candidate.provider === provider);
    if (client === undefined) throw new Refusal("provider-unavailable", "It is not set up here.");
    return client;
  };
  const byEmail = (email: string | null) =>
    email === null ? undefined : [...accounts.values()].find((account) => account.email === email);
  const ownerOf = ({ provider, subject }: ProviderClaim) =>
    [...accounts.values()].find(({ links }) => links.get(provider)?.subject === subject);

  const addAccount = (account: Omit<Account, "uid" | "links" | "name">): Account => {
    const added = { ...account, uid: toUid(randomUUID()), links: new Map(), name: unknownName };
    accounts.set(added.uid, added);
    return added;
  };
  const openSession = (account: Account): SignedIn => {
    const token = randomUUID();
    sessions.set(token, { uid: account.uid, signedInAt: new Date() });
    const cookies = [`session=${token}; Path=/; HttpOnly; SameSite=Lax`];
    const { isEmailVerified: isAddressProved, name } = account;
    return { person: toPerson(account), isAddressProved, token, cookies, name };
  };
  const endSignIns = (uid: Uid) => {
    for (const [token, session] of sessions) if (session.uid === uid) sessions.delete(token);
    for (const [token, reset] of resets) if (reset.uid === uid) resets.delete(token);
  };

  const noteRemoved = (links: Iterable<[Provider, Link]>) => {
    for (const token of sealTokens(links)) removedTokens.set(token, new Date());
  };
  const keepName = (claim: ProviderClaim, uid: Uid) => {
    if (isTold(claim.name)) keptNames.set(keyOf(claim), { uid, name: claim.name });
  };
  /** Stores name and token of a claim that has signed in. */
  const attach = (account: Account, claim: ProviderClaim) => {
    const link = account.links.get(claim.provider) ?? {
      subject: claim.subject,
      vouchedEmail: claim.isEmailVerified ? claim.email : null,
      tokens: new Map(),
    };
    account.links.set(claim.provider, link);
    if (claim.token !== null) link.tokens.set(claim.token.clientId, claim.token);
    const told = isTold(claim.name)
      ? claim.name
      : (keptNames.get(keyOf(claim))?.name ?? unknownName);
    keptNames.delete(keyOf(claim));
    account.name = {
      displayName: account.name.displayName ?? told.displayName,
      firstName: account.name.firstName ?? told.firstName,
      lastName: account.name.lastName ?? told.lastName,
    };
  };
  const findReset = (token: string): Account | null => {
    const reset = resets.get(token);
    if (reset === undefined || reset.expires <= new Date()) return null;
    return accounts.get(reset.uid) ?? null;
  };

  const authenticate: Identity["authenticate"] = async (headers) => {
    const token = tokenOf(headers);
    const session = sessions.get(token);
    const account = session === undefined ? undefined : accounts.get(session.uid);
    if (session === undefined || account === undefined) return null;
    const { signedInAt } = session;
    const expiresAt = expiryOf(signedInAt);
    return {
      id: token,
      person: toPerson(account),
      isAddressProved: account.isEmailVerified,
      signedInAt,
      expiresAt,
      renewedCookies: [],
    };
  };

  return {
    providers: clients.map(({ provider }) => provider),

    async createAccount(email, password) {
      const address = email.toLowerCase();
      if (!/^\S+@\S+\.\S+$/.test(address) || address.endsWith(".invalid"))
        throw new Refusal("invalid-email", "No address.");
      if (password.length < minPasswordCharacters) throw new Refusal("weak-password", "Too short.");
      if (byEmail(address) !== undefined) throw new Refusal("email-in-use", "It has an account.");
      return openSession(addAccount({ email: address, isEmailVerified: false, password }));
    },

    async signInWithPassword(email, password) {
      const account = byEmail(email.toLowerCase());
      if (account?.password !== password) throw new Refusal("wrong-credentials", "Wrong.");
      return openSession(account);
    },

    async startPopup(provider, state) {
      return clientOf(provider).startPopup(state);
    },

    async signInWithCredential(presented) {
      const claim = await clientOf(presented.credential.provider).redeem(presented);
      const namesake = byEmail(claim.email);
      const decision = decideSignIn(
        claim,
        ownerOf(claim) ?? null,
        namesake === undefined ? null : { ...namesake, providers: [...namesake.links.keys()] },
      );
      if (decision.kind === "refuse") {
        if (namesake !== undefined) keepName(claim, namesake.uid);
        throw new Refusal("account-exists-with-different-credential", "It has an account.");
      }
      const { email, isEmailVerified } = claim;
      const account =
        (decision.kind === "create" ? undefined : accounts.get(decision.uid)) ??
        addAccount({ email, isEmailVerified: email !== null && isEmailVerified, password: null });
      if (decision.kind === "take-over") {
        endSignIns(account.uid);
        noteRemoved(account.links);
        account.links.clear();
        Object.assign(account, { password: null, isEmailVerified: true, name: unknownName });
        signedOut.emit("uid", account.uid);
      }
      attach(account, claim);
      return openSession(account);
    },

    async linkCredential({ id, person: { uid } }, presented) {
      const claim = await clientOf(presented.credential.provider).redeem(presented);
      const account = accounts.get(uid);
      if (account === undefined || !sessions.has(id))
        throw new Refusal("not-signed-in", "The sign-in has ended.");
      const owner = ownerOf(claim) ?? null;
      const person = { uid, providers: [...account.links.keys()] };
      if (decideLink(claim, owner, person) === "refuse") {
        if (owner === null) keepName(claim, uid);
        throw new Refusal("credential-already-in-use", "It belongs to another account.");
      }
      attach(account, claim);
      return toPerson(account);
    },

    async createPasswordReset(email) {
      const account = byEmail(email.toLowerCase());
      if (account === undefined || account.email === null) return null;
      for (const [token, reset] of resets) if (reset.uid === account.uid) resets.delete(token);
      const token = randomUUID();
      const expires = new Date(Date.now() + linkMilliseconds);
      resets.set(token, { uid: account.uid, expires });
      return { email: account.email, token, expires };
    },

    async checkPasswordReset(token) {
      return findReset(token) !== null;
    },

    async resetPassword(headers, token, password) {
      if (password.length < minPasswordCharacters) throw new Refusal("weak-password", "Too short.");
      const session = await authenticate(headers);
      const account = findReset(token);
      if (account === null) throw new Refusal("expired-link", "It can't be used any more.");
      endSignIns(account.uid);
      for (const [provider, { vouchedEmail }] of account.links)
        if (!account.isEmailVerified && vouchedEmail !== account.email) {
          noteRemoved([...account.links].filter(([linked]) => linked === provider));
          account.links.delete(provider);
        }
      Object.assign(account, { password, isEmailVerified: true });
      signedOut.emit("uid", account.uid);
      return session?.person.uid === account.uid ? openSession(account) : null;
    },

    async listSignInMethods(uid) {
      const account = accounts.get(uid);
      return account === undefined ? [] : toPerson(account).methods;
    },

    async reauthenticateWithPassword(uid, password) {
      if (accounts.get(uid)?.password !== password) throw new Refusal("wrong-password", "Wrong.");
    },

    async listProviderTokens(uid) {
      return sealTokens(accounts.get(uid)?.links ?? []);
    },

    async revokeProviderToken(sealed, signal) {
      // Written by the call above.
      const token = JSON.parse(sealed) as ProviderToken & { provider: Provider };
      await clientOf(token.provider).revoke(token, signal);
    },

    async listRemovedTokens() {
      return [...removedTokens].map(([token, removedAt]) => ({ token, removedAt }));
    },

    async forgetRemovedToken(token) {
      removedTokens.delete(token);
    },

    async removeExpired() {
      for (const [token, { signedInAt }] of sessions)
        if (expiryOf(signedInAt) < new Date()) sessions.delete(token);
      for (const [token, { expires }] of resets) if (expires < new Date()) resets.delete(token);
    },

    async signOut(headers) {
      const token = tokenOf(headers);
      const session = sessions.get(token);
      sessions.delete(token);
      if (session !== undefined) signedOut.emit("uid", session.uid);
      return ["session=; Max-Age=0; Path=/"];
    },

    authenticate,

    async holdsSignIn(id) {
      return sessions.has(id);
    },

    onSignedOut(listener, signal) {
      if (signal.aborted) return;
      signedOut.on("uid", listener);
      signal.addEventListener("abort", () => signedOut.off("uid", listener), { once: true });
    },

    async deletePerson(uid) {
      accounts.delete(uid);
      for (const [key, kept] of keptNames) if (kept.uid === uid) keptNames.delete(key);
      endSignIns(uid);
      signedOut.emit("uid", uid);
    },

    checkHealth: async () => undefined,
  };
}

const expiryOf = (signedInAt: Date) => new Date(signedInAt.getTime() + 24 * 60 * 60 * 1_000);

/** Not encrypted here. */
function sealTokens(links: Iterable<[Provider, Link]>): string[] {
  return [...links].flatMap(([provider, { tokens }]) =>
    [...tokens.values()].map((token) => JSON.stringify({ provider, ...token })),
  );
}

function toPerson({ uid, email, password, links }: Account): Person {
  const linked = providers.filter((provider) => links.has(provider));
  return { uid, email, methods: password === null ? linked : ["password", ...linked] };
}

function keyOf({ provider, subject }: ProviderClaim): string {
  return `${provider} ${subject}`;
}

function isTold(name: PersonName): boolean {
  return Object.values(name).some((part) => part !== null);
}

function tokenOf(headers: Headers): string {
  return (
    /^Bearer (.+)$/i.exec(headers.get("authorization") ?? "")?.[1] ??
    /\bsession=([^;]+)/.exec(headers.get("cookie") ?? "")?.[1] ??
    ""
  );
}
