import * as v from "valibot";

/**
 * Every way a call of the API can be refused. The list is closed: the server turns each code into
 * an HTTP status in one place (`server/src/http/errors.ts`), the web app turns each into words in
 * one place, and neither ever looks at a message.
 */
export const errorCodes = [
  /** A field is missing, of the wrong type or out of bounds; `field` names it. */
  "invalid-input",
  /** What arrived is not HTTP, is too long in its head or came too slowly. */
  "malformed-request",
  /** The body is not JSON. */
  "malformed-json",
  /** The body is not declared as `application/json`. */
  "unsupported-media-type",
  /** The body is over 64 kB. */
  "body-too-large",
  /** Nobody is signed in. */
  "not-signed-in",
  /** The request comes from an origin that may not call with credentials. */
  "forbidden-origin",
  /** There is no such thing, or it belongs to another person: the two can't be told apart. */
  "not-found",
  /** The path exists, but not with this method. */
  "method-not-allowed",
  /** No byte of the media lies in the range asked for. */
  "range-not-satisfiable",
  /** The thing is not in a state that allows this change. */
  "conflict",
  /** E-mail address or password is wrong; which one is not told. */
  "wrong-credentials",
  /** The password given to prove oneself again is wrong. */
  "wrong-password",
  /** The e-mail address already has an account. */
  "email-in-use",
  /** The text is not an e-mail address. */
  "invalid-email",
  /** The password is shorter than six characters. */
  "weak-password",
  /** The sign-in is too old for what was asked. */
  "recent-login-required",
  /** The sign-in provider (Google, Apple) is not set up here. */
  "provider-unavailable",
  /** The provider's credential does not hold. */
  "invalid-credential",
  /** The credential's e-mail address belongs to an account with another provider. */
  "account-exists-with-different-credential",
  /** The credential is already linked to an account. */
  "credential-already-in-use",
  /** The one-time link was used before or is too old. */
  "expired-link",
  /** Too many attempts; `Retry-After` says in how many seconds to come back. */
  "too-many-requests",
  /** Something the server depends on does not answer. */
  "unavailable",
  /** A fault of the server itself. */
  "internal",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The body of every answer whose status is 400 or above. */
export const errorBody = v.object({
  error: v.object({
    code: v.picklist(errorCodes),
    /** One plain English sentence for a developer's eyes; screens have words of their own. */
    message: v.string(),
    /** The name of the offending field of the input, where there is one. */
    field: v.optional(v.string()),
  }),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;
