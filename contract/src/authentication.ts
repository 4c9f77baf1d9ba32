import * as v from "valibot";
import { namePart, person, type Provider, providers } from "./account.ts";
import { maxPasswordCharacters } from "./limits.ts";

/**
 * The path at which a sign-in popup starts. The server redirects it to the provider. In the query, `origin` is that of
 * the web app, to which the popup returns; `attempt` is a random name of this popup, in 22 to 64 letters, digits, `-`
 * and `_`.
 */
export const popupPath = (provider: Provider): string => `/api/account/popup/${provider}`;

/**
 * The page of the web app on which a popup ends. The answer and the `attempt` are in the fragment of its address.
 */
export const popupEndPath = "/sign-in-popup.html";

/**
 * E-mail and password as typed. The schema only limits their length. The server's account feature checks what has
 * its own error code (`invalid-email`, `weak-password`).
 */
const email = v.pipe(v.string(), v.trim(), v.nonEmpty("is empty"), v.maxLength(320));
const password = v.pipe(v.string(), v.nonEmpty("is empty"), v.maxLength(maxPasswordCharacters));

const passwordToSet = v.pipe(v.string(), v.maxLength(maxPasswordCharacters));

/** The secret of a one-time link. */
const linkToken = v.pipe(v.string(), v.nonEmpty("is empty"), v.maxLength(200));

/**
 * Proves a sign-in at Google or Apple. A popup gives an authorization code, which the server exchanges. The native
 * dialogs give an ID token.
 */
export const credential = v.variant("kind", [
  v.object({
    kind: v.literal("code"),
    provider: v.picklist(providers),
    /** Can be used once, within minutes. */
    code: v.pipe(v.string(), v.nonEmpty("is empty"), v.maxLength(2_048)),
    /** The `state` with which the popup was opened; the browser's cookie has the same. */
    state: v.pipe(v.string(), v.nonEmpty("is empty"), v.maxLength(512)),
    /** Apple tells the name once, with the code. */
    firstName: namePart,
    lastName: namePart,
  }),
  v.object({
    kind: v.literal("id-token"),
    provider: v.picklist(providers),
    /** A signed JSON Web Token (RFC 7519). */
    idToken: v.pipe(v.string(), v.nonEmpty("is empty"), v.maxLength(8_192)),
    /** The nonce. The token has it or its SHA-256 (hexadecimal); Google's may have none. */
    nonce: v.nullable(v.pipe(v.string(), v.maxLength(256))),
    /** Apple's one-time code. It is exchanged for the token with which the sign-in can be revoked later. */
    authorizationCode: v.nullable(v.pipe(v.string(), v.maxLength(2_048))),
    firstName: namePart,
    lastName: namePart,
  }),
]);
export type Credential = v.InferOutput<typeof credential>;

const signedIn = v.object({
  person,
  /** The bearer token, for callers without cookies (`carrier: "bearer"`); else null. */
  token: v.nullable(v.string()),
});

/** What carries the sign-in: a cookie of the browser, or a token that the caller keeps. */
const carrier = v.optional(v.picklist(["cookie", "bearer"]), "cookie");

/** The calls for signing in, where the server is itself the authentication provider. */
export const authenticationEndpoints = {
  /**
   * Creates an account and signs in to it.
   *
   * @throws `invalid-email`, `weak-password`, `email-in-use`, `too-many-requests`
   */
  createAccount: {
    method: "POST",
    path: "/api/account/create",
    access: "open",
    input: v.object({ email, password, carrier }),
    output: signedIn,
  },
  /**
   * Signs in by e-mail and password.
   *
   * @throws `wrong-credentials` for a wrong password and for an unknown address alike, `too-many-requests`, and
   *   `not-signed-in` while the account is being deleted
   */
  signInWithPassword: {
    method: "POST",
    path: "/api/account/sign-in",
    access: "open",
    input: v.object({ email, password, carrier }),
    output: signedIn,
  },
  /**
   * Signs in with Google or Apple.
   *
   * @throws `provider-unavailable`, `invalid-credential`, `account-exists-with-different-credential` when the address has
   *   an account that this credential may not enter, `too-many-requests`, and `not-signed-in` while the account is being
   *   deleted
   */
  signInWithCredential: {
    method: "POST",
    path: "/api/account/sign-in-with-credential",
    access: "open",
    input: v.object({ credential, carrier }),
    output: signedIn,
  },
  /**
   * Links Google or Apple to the person's account. If it is linked already, nothing changes.
   *
   * @throws `credential-already-in-use` when it is linked to another account, `provider-unavailable`,
   *   `invalid-credential`, `too-many-requests`
   */
  linkCredential: {
    method: "POST",
    path: "/api/account/link-credential",
    access: "signed-in",
    input: v.object({ credential }),
    output: v.object({ person }),
  },
  /**
   * Sends a one-time link if the address has an account. The answer does not tell whether it has one.
   *
   * @throws `invalid-email`, `too-many-requests`
   */
  sendPasswordReset: {
    method: "POST",
    path: "/api/account/send-password-reset",
    access: "open",
    input: v.object({ email }),
    output: v.object({}),
  },
  /**
   * Tells whether a link is still valid.
   *
   * @throws `too-many-requests`
   */
  checkPasswordReset: {
    method: "POST",
    path: "/api/account/check-password-reset",
    access: "open",
    input: v.object({ token: linkToken }),
    output: v.object({ isValid: v.boolean() }),
  },
  /**
   * Sets the password with a one-time link. All sign-ins of the account end. If the caller was signed in to it, it gets
   * a new sign-in, and the answer has its person.
   *
   * @throws `expired-link`, `weak-password`, `too-many-requests`, and `not-signed-in` while the account is being deleted
   */
  resetPassword: {
    method: "POST",
    path: "/api/account/reset-password",
    access: "open",
    input: v.object({ token: linkToken, password: passwordToSet }),
    output: v.object({ person: v.nullable(person) }),
  },
  /** Ends the sign-in of the request. Without one nothing changes. */
  signOut: {
    method: "POST",
    path: "/api/account/sign-out",
    access: "open",
    input: v.object({}),
    output: v.object({}),
  },
} as const;
