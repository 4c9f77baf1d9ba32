import type { ErrorCode } from "@hearten/contract/error-codes.ts";

/**
 * A call that is refused for a reason the caller can act on, by one of the contract's codes. Anything
 * else that is thrown is a fault of the server and reaches people as `internal`.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  readonly field: string | null;
  /** Seconds after which to try again, with `too-many-requests` and `unavailable`. */
  readonly retryAfter: number | null;

  constructor(
    code: ErrorCode,
    message: string,
    details: { field?: string; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.code = code;
    this.field = details.field ?? null;
    this.retryAfter = details.retryAfter ?? null;
  }
}
