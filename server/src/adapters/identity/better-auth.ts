import { EventEmitter } from "node:events";
import type { Person } from "@hearten/contract/account.ts";
import { isAPIError } from "better-auth/api";
import { getMigrations } from "better-auth/db/migration";
import type { PasswordAuthentication, SignedIn } from "../../ports/authentication-provider.ts";
import type { Identity } from "../../ports/identity.ts";
import { Refusal } from "../../ports/refusal.ts";
import { type BetterAuthParts, createAuth, withPreparedHash } from "./better-auth-options.ts";

type EmbeddedIdentity = Identity & PasswordAuthentication & { close(): Promise<void> };

/** Identity on better-auth and SQLite: this server is itself the authentication provider. */
export async function createBetterAuthIdentity(parts: BetterAuthParts): Promise<EmbeddedIdentity> {
  parts.database.exec(
    "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on",
  );
  const auth = createAuth(parts);
  await (await getMigrations(auth.options)).runMigrations();
  const { internalAdapter } = await auth.$context;
  const signedOut = new EventEmitter<{ uid: [string] }>().setMaxListeners(0);

  const toPerson = async (user: { id: string; email: string }): Promise<Person> => {
    const accounts = await internalAdapter.findAccounts(user.id);
    return {
      uid: user.id,
      email: user.email,
      methods: accounts.some((account) => account.providerId === "credential") ? ["password"] : [],
    };
  };

  const toSignedIn = async (
    user: { id: string; email: string },
    headers: Headers,
    isNew: boolean,
  ): Promise<SignedIn> => {
    const token = headers.get("set-auth-token");
    if (token === null) throw new Error("better-auth gave no token for a sign-in.");
    return { person: await toPerson(user), token, cookies: headers.getSetCookie(), isNew };
  };

  const authenticate: Identity["authenticate"] = async (headers) => {
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
      person: await toPerson(response.user),
      signedInAt: response.session.createdAt,
      expiresAt: response.session.expiresAt,
      renewedCookies: answered.getSetCookie(),
    };
  };

  return {
    providers: [],

    async createAccount(email, password) {
      const name = "";
      try {
        const { response, headers } = await withPreparedHash(password, () =>
          auth.api.signUpEmail({ body: { name, email, password }, returnHeaders: true }),
        );
        return await toSignedIn(response.user, headers, true);
      } catch (error) {
        const isTaken = (await internalAdapter.findUserByEmail(email.toLowerCase())) !== null;
        throw toAccountRefusal(codeOf(error), isTaken) ?? error;
      }
    },

    async signInWithPassword(email, password) {
      try {
        const body = { email, password };
        const { response, headers } = await auth.api.signInEmail({ body, returnHeaders: true });
        return await toSignedIn(response.user, headers, false);
      } catch (error) {
        if (!wrongCredentials.has(codeOf(error))) throw error;
        throw new Refusal("wrong-credentials", "E-mail address or password is wrong.");
      }
    },

    async signOut(headers) {
      const session = await authenticate(headers);
      const { headers: answered } = await auth.api.signOut({ headers, returnHeaders: true });
      if (session !== null) signedOut.emit("uid", session.person.uid);
      return answered.getSetCookie();
    },

    authenticate,

    onSignedOut(listener, signal) {
      if (signal.aborted) return;
      signedOut.on("uid", listener);
      signal.addEventListener("abort", () => signedOut.off("uid", listener), { once: true });
    },

    async deletePerson(uid) {
      await internalAdapter.deleteUserSessions(uid);
      await internalAdapter.deleteAccounts(uid);
      await internalAdapter.deleteUser(uid);
      signedOut.emit("uid", uid);
    },

    async checkHealth() {
      parts.database.prepare("select 1 from user limit 1").get();
    },

    async close() {
      parts.database.close();
    },
  };
}

/** better-auth's codes for a sign-in whose address or password does not hold. */
const wrongCredentials = new Set<string | null>([
  "INVALID_EMAIL_OR_PASSWORD",
  "INVALID_EMAIL",
  "PASSWORD_TOO_LONG",
]);

function toAccountRefusal(code: string | null, isTaken: boolean): Refusal | null {
  // Of what a call passes on, only the address can be ill-formed.
  if (code === "INVALID_EMAIL" || code === "VALIDATION_ERROR")
    return new Refusal("invalid-email", "This is not an e-mail address.", { field: "email" });
  if (code === "PASSWORD_TOO_SHORT")
    return new Refusal("weak-password", "The password is too short.", { field: "password" });
  // Two calls for the same address at once: the second meets the database's own constraint.
  if (code === "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL" || isTaken)
    return new Refusal("email-in-use", "The e-mail address has an account.", { field: "email" });
  return null;
}

function codeOf(error: unknown): string | null {
  return isAPIError(error) ? (error.body?.code ?? null) : null;
}

function statusOf(error: unknown): number | null {
  return isAPIError(error) ? error.statusCode : null;
}
