import { EventEmitter } from "node:events";
import type { Provider } from "@hearten/contract/account.ts";
import type { Uid } from "@hearten/contract/ids.ts";
import { maxPasswordCharacters, minPasswordCharacters } from "@hearten/contract/limits.ts";
import { getMigrations } from "better-auth/db/migration";
import type {
  AuthenticationProvider,
  PresentedCredential,
  SignedIn,
} from "../../ports/authentication-provider.ts";
import type { Identity, Session } from "../../ports/identity.ts";
import { Refusal } from "../../ports/refusal.ts";
import { createTraceEraser } from "../sqlite/trace-eraser.ts";
import {
  endSignIns,
  findUser,
  hasSignIn,
  isPassword,
  listSignInMethods,
  listTokens,
  methodsOf,
  removeExpiredLinksAndNames,
  removeExpiredSignIns,
  toName,
  toPerson,
  toUserRow,
  type UserRow,
  type SignInMethodRow,
} from "./account-rows.ts";
import { codeOf, invalidEmail, statusOf, toAccountRefusal } from "./better-auth-errors.ts";
import {
  type BetterAuthParts,
  createAuth,
  renewalSeconds,
  sessionSeconds,
  withPreparedHash,
} from "./better-auth-options.ts";
import {
  linkProvider,
  signInOrSignUp,
  type EncryptedClaim,
  setProvedPassword,
} from "./provider-accounts.ts";
import { clearedEarlierCookie, presentEarlierCookie } from "./earlier-cookie.ts";
import { createReset, findReset } from "./password-reset.ts";
import { isPlaceholderAddress } from "./placeholder-address.ts";
import type { ProviderClient } from "./provider-client.ts";
import { createSessionLookup } from "./session-lookup.ts";
import { createTokenEncryption } from "./token-encryption.ts";
import { removePendingNames } from "./pending-names.ts";

type EmbeddedIdentity = Identity & AuthenticationProvider & { close(): Promise<void> };

interface IdentityParts extends BetterAuthParts {
  /** One for each provider that is set up. */
  readonly clients: readonly ProviderClient[];
}

/** Identity on better-auth and SQLite: this server is itself the authentication provider. */
export async function createBetterAuthIdentity(parts: IdentityParts): Promise<EmbeddedIdentity> {
  parts.database.exec(
    `pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
     pragma secure_delete = on`,
  );
  const auth = createAuth(parts);
  const isHttps = parts.publicUrl.startsWith("https:");
  await (await getMigrations(auth.options)).runMigrations();
  const { adapter, password: passwords, authCookies, secret } = await auth.$context;
  const lookUpSession = createSessionLookup({
    database: parts.database,
    secret,
    cookieName: authCookies.sessionToken.name,
    sessionSeconds,
    renewalSeconds,
  });
  const signInThatHolds = parts.database.prepare(
    "select 1 from session where id = ? and expiresAt > ?",
  );
  const tokenEncryption = createTokenEncryption(parts.secret);
  const signedOut = new EventEmitter<{ uid: [Uid] }>().setMaxListeners(0);
  const eraser = createTraceEraser(parts.database);
  // A crash may have come between the last deletion and its traces.
  let mayHoldTraces = true;

  /**
   * What was deleted stays in the write-ahead log until the database takes the log in, and in the
   * database itself where SQLite had moved rows between pages.
   */
  const removeTraces = async (): Promise<void> => {
    if (!mayHoldTraces) return;
    mayHoldTraces = false;
    await eraser.erase().catch((error: unknown) => {
      mayHoldTraces = true;
      throw error;
    });
  };

  const clientOf = (provider: Provider): ProviderClient => {
    const client = parts.clients.find((candidate) => candidate.provider === provider);
    if (client === undefined) throw new Refusal("provider-unavailable", "It is not set up here.");
    return client;
  };

  const redeem = async (presented: PresentedCredential): Promise<EncryptedClaim> => {
    const claim = await clientOf(presented.credential.provider).redeem(presented);
    const { provider, token } = claim;
    const encryptedToken =
      token === null ? null : await tokenEncryption.encrypt({ provider, ...token });
    return { ...claim, encryptedToken };
  };

  const readPerson = async (user: Pick<UserRow, "id" | "email">) =>
    toPerson(user, await listSignInMethods(adapter, user.id));

  const toSignedIn = async (user: UserRow, headers: Headers): Promise<SignedIn> => {
    const token = headers.get("set-auth-token");
    if (token === null) throw new Error("better-auth gave no token for a sign-in.");
    return {
      person: await readPerson(user),
      isAddressProved: user.emailVerified,
      token,
      cookies: headers.getSetCookie(),
      name: toName(user),
    };
  };

  /** Signs in the person of a sign-in method. Null when the method has been removed meanwhile. */
  const openSession = async ({ id }: SignInMethodRow): Promise<SignedIn | null> => {
    const body = { id };
    const { response, headers } = await auth.api.openSession({ body, returnHeaders: true });
    return response === null ? null : toSignedIn(response, headers);
  };

  const authenticate: Identity["authenticate"] = async (given) => {
    const headers = isHttps ? presentEarlierCookie(given) : given;
    return lookUpSession(headers) ?? findSession(headers);
  };

  const findSession = async (headers: Headers): Promise<Session | null> => {
    const { response, headers: answered } = await auth.api
      .getSession({ headers, returnHeaders: true })
      .catch((error: unknown) => {
        // The sign-in ended while it was being read.
        if (codeOf(error) === "FAILED_TO_GET_SESSION" && statusOf(error) === 401)
          return { response: null, headers: new Headers() };
        throw error;
      });
    if (response === null) return null;
    return {
      id: response.session.id,
      person: await readPerson(toUserRow(response.user)),
      isAddressProved: response.user.emailVerified,
      signedInAt: response.session.createdAt,
      expiresAt: response.session.expiresAt,
      renewedCookies: answered.getSetCookie(),
    };
  };

  const findPassword = async (uid: Uid): Promise<SignInMethodRow | null> =>
    (await listSignInMethods(adapter, uid)).find(isPassword) ?? null;

  /** Takes about the same time without a password. */
  const isRight = async (method: SignInMethodRow | null, password: string): Promise<boolean> => {
    if (method?.password) return passwords.verify({ hash: method.password, password });
    await passwords.hash(password);
    return false;
  };

  return {
    providers: parts.clients.map(({ provider }) => provider),

    async createAccount(email, password) {
      if (isPlaceholderAddress(email)) throw invalidEmail();
      const name = "";
      try {
        const { response, headers } = await withPreparedHash(await passwords.hash(password), () =>
          auth.api.signUpEmail({ body: { name, email, password }, returnHeaders: true }),
        );
        return await toSignedIn(toUserRow(response.user), headers);
      } catch (error) {
        const isTaken = (await findUser(adapter, "email", email.toLowerCase())) !== null;
        throw toAccountRefusal(codeOf(error), isTaken) ?? error;
      }
    },

    async signInWithPassword(email, password) {
      const user = await findUser(adapter, "email", email.toLowerCase());
      const method = user === null ? null : await findPassword(user.id);
      const signedIn =
        (await isRight(method, password)) && method !== null ? await openSession(method) : null;
      if (signedIn === null)
        throw new Refusal("wrong-credentials", "E-mail address or password is wrong.");
      return signedIn;
    },

    async startPopup(provider, state) {
      return clientOf(provider).startPopup(state);
    },

    async signInWithCredential(presented) {
      const claim = await redeem(presented);
      const entered = await adapter.transaction((rows) => signInOrSignUp(rows, claim));
      if (entered === null)
        throw new Refusal(
          "account-exists-with-different-credential",
          "The address has an account with another way to sign in.",
        );
      if (entered.hasEndedSignIns) signedOut.emit("uid", entered.method.userId);
      const signedIn = await openSession(entered.method);
      if (signedIn === null) throw new Refusal("invalid-credential", "It was removed just now.");
      return signedIn;
    },

    async linkCredential({ id, person: { uid } }, presented) {
      const claim = await redeem(presented);
      const isTheirs = await adapter.transaction(async (rows) =>
        (await hasSignIn(rows, id)) ? linkProvider(rows, uid, claim) : null,
      );
      const user = await findUser(adapter, "id", uid);
      if (isTheirs === null || user === null)
        throw new Refusal("not-signed-in", "The sign-in has ended.");
      if (!isTheirs)
        throw new Refusal("credential-already-in-use", "It belongs to another account.");
      return readPerson(user);
    },

    async createPasswordReset(email) {
      return adapter.transaction((rows) => createReset(rows, email));
    },

    async checkPasswordReset(token) {
      return (await findReset(adapter, token)) !== null;
    },

    async resetPassword(headers, token, password) {
      if (password.length < minPasswordCharacters || password.length > maxPasswordCharacters)
        throw new Refusal("weak-password", "The password is too short.", { field: "password" });
      const session = await authenticate(headers);
      // Hashing is slow: not for an invalid link, and not in the transaction.
      const isUsable = (await findReset(adapter, token)) !== null;
      const hash = isUsable ? await passwords.hash(password) : null;
      const method = await adapter.transaction(async (rows) => {
        const user = await findReset(rows, token);
        return user === null || hash === null ? null : setProvedPassword(rows, user, hash);
      });
      if (method === null) throw new Refusal("expired-link", "The link can't be used any more.");
      signedOut.emit("uid", method.userId);
      return session?.person.uid === method.userId ? openSession(method) : null;
    },

    async listSignInMethods(uid) {
      return methodsOf(await listSignInMethods(adapter, uid));
    },

    async reauthenticateWithPassword(uid, password) {
      if (!(await isRight(await findPassword(uid), password)))
        throw new Refusal("wrong-password", "The password is wrong.", { field: "password" });
    },

    async listProviderTokens(uid) {
      const methods = await listSignInMethods(adapter, uid);
      const tokens = await listTokens(
        adapter,
        methods.map(({ id }) => id),
      );
      return tokens.map(({ sealed }) => sealed);
    },

    async revokeProviderToken(sealed, signal) {
      const token = await tokenEncryption.decrypt(sealed);
      await clientOf(token.provider).revoke(token, signal);
    },

    async listRemovedTokens() {
      const model = "removedToken";
      const removed = await adapter.findMany<{ sealed: string; removedAt: Date }>({ model });
      return removed.map(({ sealed, removedAt }) => ({ token: sealed, removedAt }));
    },

    async forgetRemovedToken(sealed) {
      await adapter.transaction((rows) =>
        rows.deleteMany({ model: "removedToken", where: [{ field: "sealed", value: sealed }] }),
      );
    },

    async removeExpired() {
      await adapter.transaction(async (rows) => {
        await removeExpiredLinksAndNames(rows);
        await removeExpiredSignIns(rows);
      });
    },

    async signOut(given) {
      const headers = isHttps ? presentEarlierCookie(given) : given;
      const session = await authenticate(headers);
      const { headers: answered } = await auth.api.signOut({ headers, returnHeaders: true });
      if (session !== null) signedOut.emit("uid", session.person.uid);
      return [...answered.getSetCookie(), ...(isHttps ? [clearedEarlierCookie] : [])];
    },

    authenticate,

    async holdsSignIn(id) {
      return signInThatHolds.get(id, new Date().toISOString()) !== undefined;
    },

    onSignedOut(listener, signal) {
      if (signal.aborted) return;
      signedOut.on("uid", listener);
      signal.addEventListener("abort", () => signedOut.off("uid", listener), { once: true });
    },

    async deletePerson(uid) {
      const removed = await adapter.transaction(async (rows) => [
        await endSignIns(rows, uid),
        await removePendingNames(rows, uid),
        // The sign-in methods and their tokens are deleted with it.
        await rows.deleteMany({ model: "user", where: [{ field: "id", value: uid }] }),
      ]);
      if (removed.some((count) => count > 0)) mayHoldTraces = true;
      signedOut.emit("uid", uid);
      await removeTraces();
    },

    async checkHealth() {
      parts.database.prepare("select 1 from user limit 1").get();
    },

    async close() {
      parts.database.close();
      eraser.close();
    },
  };
}
