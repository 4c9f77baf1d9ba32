import type { ErrorCode } from "@hearten/contract/error-codes.ts";

/** A call of the API that did not succeed. Screens choose their words by the code. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The contract's code; `network` when no answer came, or none that the contract knows. */
  readonly code: ErrorCode | "network";
  /** The offending field of the input, where there is one. */
  readonly field: string | null;

  constructor(
    code: ErrorCode | "network",
    message: string,
    details: { readonly field?: string | undefined; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.code = code;
    this.field = details.field ?? null;
  }
}

/** Whether the server could not be asked: no answer came, or the word that it can't answer now, perhaps a proxy's. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === "network" || error.code === "unavailable");
