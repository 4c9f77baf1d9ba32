import { errors } from "jose";
import { ClientError, ResponseBodyError } from "openid-client";
import { Refusal } from "../../ports/refusal.ts";

/** Codes of openid-client for tokens that are not what they should be. */
const tokenFaults = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
]);

/**
 * Why a credential could not be redeemed: `invalid-credential` when it was the credential, and
 * `unavailable` when it was the provider, the way there, or how this server is known to it.
 */
export function toCredentialRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return isCredentialFault(error) ? invalidCredential(error) : unavailable(error);
}

export function unavailable(cause: unknown): Refusal {
  const message = "The sign-in provider gives no answer to go by.";
  return new Refusal("unavailable", message, { retryAfter: 10, cause });
}

export function invalidCredential(cause?: unknown): Refusal {
  return new Refusal("invalid-credential", "The provider's sign-in does not hold.", { cause });
}

/** Whether the provider no longer knows the code or token that it was shown. */
export function isForgotten(error: unknown): boolean {
  return error instanceof ResponseBodyError && error.error === "invalid_grant";
}

function isCredentialFault(error: unknown): boolean {
  if (isForgotten(error)) return true;
  if (error instanceof ClientError) return tokenFaults.has(error.code ?? "");
  // Keys that can't be fetched or read are the provider's.
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) &&
    error.code !== errors.JOSEError.code
  );
}
