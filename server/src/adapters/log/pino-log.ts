import { destination, pino } from "pino";
import type { Log } from "../../ports/log.ts";

/** JSON lines on the standard error stream, written at once so that a crash loses none. */
export function createPinoLog(level: string): Log {
  return pino(
    { level, base: null, serializers: { error: describeError } },
    destination({ fd: 2, sync: true }),
  );
}

/**
 * An error as far as it may be logged. A JSON parser's message quotes the text it read, which may be
 * what a person wrote; of every other error the message stays.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...("code" in error ? { code: error.code } : {}),
    ...(error instanceof SyntaxError ? {} : { message: error.message }),
    at: frames.slice(0, 8).map((line) => line.trim().slice(3)),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
