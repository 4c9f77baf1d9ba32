import { errors } from "jose";
import { ClientError, ResponseBodyError } from "openid-client";
import { Refusal } from "../../ports/refusal.ts";

/** Codes of openid-client for invalid tokens. */
const tokenFaults = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
]);

/**
 * The refusal for a credential that could not be checked: `invalid-credential` when the credential is wrong, and
 * `unavailable` when the cause is the provider, the network, or how this server is registered.
 */
export function toCredentialRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return isCredentialFault(error) ? invalidCredential(error) : unavailable(error);
}

export function unavailable(fault: unknown): Refusal {
  const message = "The sign-in provider gives no answer to go by.";
  return new Refusal("unavailable", message, { retryAfter: 10, cause: namePlainly(fault) });
}

export function invalidCredential(fault: unknown): Refusal {
  const message = "The provider's sign-in does not hold.";
  return new Refusal("invalid-credential", message, { cause: namePlainly(fault) });
}

/** OAuth 2.0's error codes, such as `invalid_client` for a wrong client secret. */
const oauthError = /^[a-z_]{1,64}$/;

/** A provider's error with its code alone. Its description may contain anything. */
function namePlainly(fault: unknown): unknown {
  if (!(fault instanceof ResponseBodyError)) return fault;
  const word = oauthError.test(fault.error) ? fault.error : "no word for it";
  const plain = new Error(`The provider answered ${fault.status}: ${word}.`);
  return Object.assign(plain, { code: fault.code });
}

/** Whether the provider does not know the code or token any more. */
export function isForgotten(error: unknown): boolean {
  return error instanceof ResponseBodyError && error.error === "invalid_grant";
}

function isCredentialFault(error: unknown): boolean {
  if (isForgotten(error)) return true;
  if (error instanceof ClientError) return tokenFaults.has(error.code ?? "");
  // Keys that can't be fetched or read are the provider's fault.
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) &&
    error.code !== errors.JOSEError.code
  );
}
