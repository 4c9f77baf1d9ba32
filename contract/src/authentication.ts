import * as v from "valibot";
import { namePart, person, type Provider, providers } from "./account.ts";
import { maxPasswordCharacters } from "./limits.ts";

/**
 * Where a sign-in popup begins: a page of the server that leads on to the provider. The query's
 * `origin` is that of the web app, to which the popup comes back; `attempt` is a name for this one
 * popup that nobody else can guess, in 22 to 64 letters, digits, `-` and `_`.
 */
export const popupPath = (provider: Provider): string => `/api/account/popup/${provider}`;

/**
 * The page of the web app on which a popup ends, with the answer in the address's fragment, the
 * `attempt` among it.
 */
export const popupEndPath = "/sign-in-popup.html";

/**
 * E-mail and password as typed. Bounds that have a code of their own (`invalid-email`,
 * `weak-password`) are left to the server's account feature; the schema holds only the outer ones.
 */
const email = v.pipe(v.string(), v.trim(), v.nonEmpty("is empty"), v.maxLength(320));
const password = v.pipe(v.string(), v.nonEmpty("is empty"), v.maxLength(maxPasswordCharacters));

const passwordToSet = v.pipe(v.string(), v.maxLength(maxPasswordCharacters));

/** The secret of a one-time link. */
const linkToken = v.pipe(v.string(), v.nonEmpty("is empty"), v.maxLength(200));

/**
 * What proves somebody's sign-in at Google or Apple: a popup gives a code that the server exchanges,
 * the native shell's own dialogs give an ID token.
 */
export const credential = v.variant("kind", [
  v.object({
    kind: v.literal("code"),
    provider: v.picklist(providers),
    /** One-time, good for minutes. */
    code: v.pipe(v.string(), v.nonEmpty("is empty"), v.maxLength(2_048)),
    /** What the popup was begun with; the browser's cookie holds the same. */
    state: v.pipe(v.string(), v.nonEmpty("is empty"), v.maxLength(512)),
    /** Apple tells the name once, beside the code. */
    firstName: namePart,
    lastName: namePart,
  }),
  v.object({
    kind: v.literal("id-token"),
    provider: v.picklist(providers),
    /** A signed JSON Web Token (RFC 7519). */
    idToken: v.pipe(v.string(), v.nonEmpty("is empty"), v.maxLength(8_192)),
    /** The nonce whose value or SHA-256 (hexadecimal) the token holds; Google's may hold none. */
    nonce: v.nullable(v.pipe(v.string(), v.maxLength(256))),
    /** Apple's one-time code, from which the token for a later revocation comes. */
    authorizationCode: v.nullable(v.pipe(v.string(), v.maxLength(2_048))),
    firstName: namePart,
    lastName: namePart,
  }),
]);
export type Credential = v.InferOutput<typeof credential>;

const signedIn = v.object({
  person,
  /** The bearer token, for callers that cannot keep a cookie (`carrier: "bearer"`); else null. */
  token: v.nullable(v.string()),
});

/** Who keeps the proof of being signed in: the browser's cookie jar, or the caller itself. */
const carrier = v.optional(v.picklist(["cookie", "bearer"]), "cookie");

/** The calls by which people sign in where the server is itself the authentication provider. */
export const authenticationEndpoints = {
  createAccount: {
    method: "POST",
    path: "/api/account/create",
    access: "open",
    input: v.object({ email, password, carrier }),
    output: signedIn,
  },
  signInWithPassword: {
    method: "POST",
    path: "/api/account/sign-in",
    access: "open",
    input: v.object({ email, password, carrier }),
    output: signedIn,
  },
  /**
   * `provider-unavailable`, `invalid-credential`, and `account-exists-with-different-credential` for
   * an address that has an account which this credential may not enter.
   */
  signInWithCredential: {
    method: "POST",
    path: "/api/account/sign-in-with-credential",
    access: "open",
    input: v.object({ credential, carrier }),
    output: signedIn,
  },
  /**
   * Adds a way to sign in to the person's account. One that is theirs already changes nothing; one
   * that is another account's is `credential-already-in-use`.
   */
  linkCredential: {
    method: "POST",
    path: "/api/account/link-credential",
    access: "signed-in",
    input: v.object({ credential }),
    output: v.object({ person }),
  },
  /** Sends a one-time link if the address has an account, and tells nobody whether it has. */
  sendPasswordReset: {
    method: "POST",
    path: "/api/account/send-password-reset",
    access: "open",
    input: v.object({ email }),
    output: v.object({}),
  },
  /** Whether a link can still be used. */
  checkPasswordReset: {
    method: "POST",
    path: "/api/account/check-password-reset",
    access: "open",
    input: v.object({ token: linkToken }),
    output: v.object({ isValid: v.boolean() }),
  },
  /**
   * Uses the link up and sets the password; `expired-link`, `weak-password`. All sign-ins of the
   * account end, save the one that makes the call, which is answered with its person.
   */
  resetPassword: {
    method: "POST",
    path: "/api/account/reset-password",
    access: "open",
    input: v.object({ token: linkToken, password: passwordToSet }),
    output: v.object({ person: v.nullable(person) }),
  },
  /** Ends the sign-in that the request carries; without one it changes nothing. */
  signOut: {
    method: "POST",
    path: "/api/account/sign-out",
    access: "open",
    input: v.object({}),
    output: v.object({}),
  },
} as const;
