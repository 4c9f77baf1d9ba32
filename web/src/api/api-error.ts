import type { ErrorCode } from "@hearten/contract/error-codes.ts";

/** A call of the API has failed. Screens choose their words by the code. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The contract's code. `network` if no answer came, or an answer that is not in the contract. */
  readonly code: ErrorCode | "network";
  /** The name of the wrong field of the input; null if there is none. */
  readonly field: string | null;
  /** How much the limit allows that was reached; null if there is none. */
  readonly limit: number | null;

  constructor(
    code: ErrorCode | "network",
    message: string,
    details: {
      readonly field?: string | undefined;
      readonly limit?: number | undefined;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.code = code;
    this.field = details.field ?? null;
    this.limit = details.limit ?? null;
  }
}

/** Whether no answer came. The server may have got the call all the same. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "network";

/** Whether the server is out of reach: no answer came, or the server or a proxy said that it can't answer now. */
export const isOutOfReach = (error: unknown): boolean =>
  isUnanswered(error) || (error instanceof ApiError && error.code === "unavailable");
