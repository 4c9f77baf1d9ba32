import type { ErrorBody, ErrorCode } from "@hearten/contract/error-codes.ts";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { Refusal } from "../ports/refusal.ts";
import { isTransientFault } from "./transient-faults.ts";

/** The HTTP status of each error code. Nothing else knows it. */
const statuses: Record<ErrorCode, ContentfulStatusCode> = {
  "invalid-input": 400,
  "malformed-request": 400,
  "malformed-json": 400,
  "unsupported-media-type": 415,
  "body-too-large": 413,
  "not-signed-in": 401,
  "forbidden-origin": 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "range-not-satisfiable": 416,
  conflict: 409,
  "wrong-credentials": 401,
  "wrong-password": 403,
  "email-in-use": 409,
  "invalid-email": 400,
  "weak-password": 400,
  "recent-login-required": 403,
  "provider-unavailable": 400,
  "invalid-credential": 401,
  "account-exists-with-different-credential": 409,
  "credential-already-in-use": 409,
  "expired-link": 410,
  "too-many-requests": 429,
  "daily-limit": 429,
  "no-room": 503,
  unavailable: 503,
  internal: 500,
};

/** The answer to a call that failed: status, headers and the contract's error body. */
export interface ErrorAnswer {
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;
  readonly body: ErrorBody;
}

/** Answers with the code and message of a `Refusal`. Of any other error it tells at most that it is transient. */
export function toErrorAnswer(error: unknown): ErrorAnswer {
  const refusal = error instanceof Refusal ? error : refusalFor(error);
  return {
    status: statuses[refusal.code],
    headers: refusal.retryAfter === null ? {} : { "Retry-After": String(refusal.retryAfter) },
    body: {
      error: {
        code: refusal.code,
        message: refusal.message,
        ...(refusal.field === null ? {} : { field: refusal.field }),
        ...(refusal.limit === null ? {} : { limit: refusal.limit }),
      },
    },
  };
}

function refusalFor(fault: unknown): Refusal {
  if (isTransientFault(fault))
    return new Refusal("unavailable", "The server can't do this now.", { retryAfter: 30 });
  return new Refusal("internal", "The server made a mistake.");
}
