import { AsyncLocalStorage } from "node:async_hooks";
import type { DatabaseSync } from "node:sqlite";
import { maxPasswordCharacters, minPasswordCharacters } from "@hearten/contract/limits.ts";
import { betterAuth } from "better-auth";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { bearer } from "better-auth/plugins/bearer";
import { accountsPlugin } from "./accounts-plugin.ts";
import { cookiePrefix } from "./earlier-cookie.ts";

/** Seconds after which an unused sign-in expires, and the age from which it is renewed by being used. */
export const sessionSeconds = 60 * 24 * 60 * 60;
export const renewalSeconds = 24 * 60 * 60;

/** Makes the hash of a password that is stored, and compares a password with it. */
interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (compared: { hash: string; password: string }) => Promise<boolean>;
}

/** better-auth's own: scrypt, which takes a tenth of a second of a core and 32 MiB. */
const scrypt: PasswordHashing = { hash: hashPassword, verify: verifyPassword };

export interface BetterAuthParts {
  /** A separate database, because better-auth keeps transactions open across awaits. */
  readonly database: DatabaseSync;
  readonly secret: string;
  /** The public address of the server. With https the cookie is sent over https only. */
  readonly publicUrl: string;
  /** Whether web apps on other sites send the cookie. The origin of every change is checked. */
  readonly isCalledFromOtherSites: boolean;
  /** Scrypt unless told otherwise. */
  readonly passwordHashing?: PasswordHashing;
}

/**
 * better-auth, as this product uses it: its accounts and its sign-ins, and none of its routes. A sign-in is read from
 * the database at every request, so that an ended one is refused at once. `provider-accounts.ts` decides who signs in
 * with a provider, because better-auth's own providers can't use a stand-in.
 */
export function createAuth(parts: BetterAuthParts) {
  const { database, secret, publicUrl, passwordHashing = scrypt } = parts;
  const isHttps = publicUrl.startsWith("https:");
  // Browsers accept `none` only with https.
  const sameSite = isHttps && parts.isCalledFromOtherSites ? "none" : "lax";
  return betterAuth({
    database,
    secret,
    baseURL: publicUrl,
    trustedOrigins: [publicUrl],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: minPasswordCharacters,
      maxPasswordLength: maxPasswordCharacters,
      password: {
        hash: async (password) => preparedHash.getStore() ?? passwordHashing.hash(password),
        verify: (compared) => passwordHashing.verify(compared),
      },
    },
    session: { expiresIn: sessionSeconds, updateAge: renewalSeconds },
    advanced: {
      cookiePrefix: cookiePrefix(isHttps),
      // It would put its own prefix before ours.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite, path: "/", secure: isHttps },
      // Clients' addresses are not stored.
      ipAddress: { disableIpTracking: true },
    },
    // The rate limits are in the account feature, which knows the account and the client.
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
    plugins: [bearer({ requireSignature: true }), accountsPlugin],
  });
}

const preparedHash = new AsyncLocalStorage<string>();

/**
 * Runs the work, in which better-auth uses this hash for the password. It creates an account in a transaction; hashing
 * inside it would block all other requests.
 */
export function withPreparedHash<T>(hash: string, work: () => Promise<T>): Promise<T> {
  return preparedHash.run(hash, work);
}
