import { AsyncLocalStorage } from "node:async_hooks";
import type { DatabaseSync } from "node:sqlite";
import { maxPasswordCharacters, minPasswordCharacters } from "@hearten/contract/limits.ts";
import { betterAuth } from "better-auth";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { bearer } from "better-auth/plugins/bearer";
import { accountsPlugin } from "./accounts-plugin.ts";

/** Seconds that a sign-in holds without being used, and the age from which using it renews it. */
const sessionSeconds = 60 * 24 * 60 * 60;
const renewalSeconds = 24 * 60 * 60;

export interface BetterAuthParts {
  /** A database of its own: better-auth keeps transactions open across awaits. */
  readonly database: DatabaseSync;
  readonly secret: string;
  /** Where people reach the server; over https the cookie is sent nowhere else. */
  readonly publicUrl: string;
  /** Whether web apps on other sites call with the cookie. Their origin is checked on every change. */
  readonly isCalledFromOtherSites: boolean;
}

/**
 * better-auth as this product uses it: its accounts and sign-ins, which are looked up on every request
 * so that an ended one is refused at once, and no route of its own. Who enters by a provider is
 * decided in `entering.ts`: better-auth's own providers can't speak with a stand-in.
 */
export function createAuth(parts: BetterAuthParts) {
  const { database, secret, publicUrl } = parts;
  const isHttps = publicUrl.startsWith("https:");
  // Browsers take `none` over https alone.
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
        hash: async (password) => preparedHash.getStore() ?? hashPassword(password),
        verify: verifyPassword,
      },
    },
    session: { expiresIn: sessionSeconds, updateAge: renewalSeconds },
    advanced: {
      cookiePrefix: "hearten",
      useSecureCookies: isHttps,
      defaultCookieAttributes: { httpOnly: true, sameSite, path: "/" },
      // Addresses of clients are not kept.
      ipAddress: { disableIpTracking: true },
    },
    // Attempts are limited in the account feature, which knows the account and the socket.
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
    plugins: [bearer({ requireSignature: true }), accountsPlugin],
  });
}

const preparedHash = new AsyncLocalStorage<string>();

/**
 * Runs the work with the password hashed beforehand. better-auth creates an account inside a
 * transaction, and hashing in there would make every other request wait for it.
 */
export async function withPreparedHash<T>(password: string, work: () => Promise<T>): Promise<T> {
  return preparedHash.run(await hashPassword(password), work);
}
