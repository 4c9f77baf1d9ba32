/**
 * An error, serialized for another process. The channel itself would keep neither the name of a class of our own nor
 * what was added to the error.
 */
export interface ToldFault {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: string | number | undefined;
  readonly cause: ToldFault | null;
}

/** What is no error is told by its type alone: it may be what a person wrote. */
export function tellFault(error: unknown): ToldFault {
  if (!(error instanceof Error))
    return { name: typeof error, message: "", stack: undefined, code: undefined, cause: null };
  return {
    name: error instanceof SyntaxError ? SyntaxError.name : error.name,
    message: error.message,
    stack: error.stack,
    code: codeOf(error),
    cause: error.cause === undefined ? null : tellFault(error.cause),
  };
}

function codeOf(error: Error): string | number | undefined {
  const code = "code" in error ? error.code : undefined;
  return typeof code === "string" || typeof code === "number" ? code : undefined;
}

/** The error with its name, place, code and cause, for the log. */
export function toError({ name, message, stack, code, cause }: ToldFault): Error {
  // The log knows by the class that a parser's message may quote a person's words.
  const Class = name === SyntaxError.name ? SyntaxError : Error;
  const error = new Class(message, cause === null ? {} : { cause: toError(cause) });
  return Object.assign(error, { name, stack }, code === undefined ? {} : { code });
}
