import * as v from "valibot";

/**
 * All error codes of the API. The list is closed. The server maps each code to an HTTP status in one place
 * (`server/src/http/errors.ts`), and the web app maps it to words. Neither looks at the message.
 */
export const errorCodes = [
  /** A field is missing, of the wrong type or out of bounds; `field` names it. */
  "invalid-input",
  /** The request is not valid HTTP, has too long headers or came too slowly. */
  "malformed-request",
  /** The body is not JSON. */
  "malformed-json",
  /** The body is not declared as `application/json`. */
  "unsupported-media-type",
  /** The body is over 64 kB. */
  "body-too-large",
  /** Nobody is signed in. */
  "not-signed-in",
  /** The request comes from an origin that is not allowed. */
  "forbidden-origin",
  /** It does not exist, or it belongs to another person. The caller can't know which. */
  "not-found",
  /** The path exists, but not with this method. */
  "method-not-allowed",
  /** The requested range has no byte of the media. */
  "range-not-satisfiable",
  /** Its state does not allow this change. */
  "conflict",
  /** E-mail address or password is wrong. The answer does not tell which. */
  "wrong-credentials",
  /** The password for a reauthentication is wrong. */
  "wrong-password",
  /** The e-mail address already has an account. */
  "email-in-use",
  /** The text is not an e-mail address. */
  "invalid-email",
  /** The password is shorter than six characters. */
  "weak-password",
  /** The sign-in is too old for this call: sign in again. */
  "recent-login-required",
  /** The sign-in provider (Google, Apple) is not set up here. */
  "provider-unavailable",
  /** The provider's credential is not valid. */
  "invalid-credential",
  /** The credential's e-mail address belongs to an account with another provider. */
  "account-exists-with-different-credential",
  /** The credential is already linked to an account. */
  "credential-already-in-use",
  /** The one-time link was used or has expired. */
  "expired-link",
  /** Too many attempts (rate limit). `Retry-After` has the seconds to wait. */
  "too-many-requests",
  /**
   * The person has created as many inspirations as one day (UTC) has room for; `limit` says how many. `Retry-After`
   * has the seconds until the day ends.
   */
  "daily-limit",
  /**
   * The server has no room for new inspirations; everything else goes on. `Retry-After` has the seconds after which to
   * try again.
   */
  "no-room",
  /** Something that the server needs does not answer. Try again later. */
  "unavailable",
  /** A fault of the server itself. */
  "internal",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The body of every answer with a status of 400 or above. */
export const errorBody = v.object({
  error: v.object({
    code: v.picklist(errorCodes),
    /** One sentence for developers. The screens have their own words. */
    message: v.string(),
    /** The name of the wrong field of the input, if there is one. */
    field: v.optional(v.string()),
    /** How much the limit allows that was reached, if there is one. */
    limit: v.optional(v.number()),
  }),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;
