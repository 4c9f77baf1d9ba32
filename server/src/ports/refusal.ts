import type { ErrorCode } from "@hearten/contract/error-codes.ts";

/**
 * The error for a call that is refused. Its code is one of the contract's, so the caller can act on
 * it. Any other thrown error is a fault of the server; the client receives `internal`.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  readonly field: string | null;
  /** Seconds to wait before a retry, for `too-many-requests`, `daily-limit`, `no-room` and `unavailable`. */
  readonly retryAfter: number | null;
  /** How much is allowed, for `daily-limit`. */
  readonly limit: number | null;

  constructor(
    code: ErrorCode,
    message: string,
    details: { field?: string; retryAfter?: number; limit?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.code = code;
    this.field = details.field ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.limit = details.limit ?? null;
  }
}
