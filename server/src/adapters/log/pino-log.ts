import { destination, pino } from "pino";
import type { Log } from "../../ports/log.ts";

/** Writes JSON lines to the standard error stream, synchronously, so that a crash loses none. */
export function createPinoLog(level: string): Log {
  return pino(
    { level, base: null, serializers: { error: describeError } },
    destination({ fd: 2, sync: true }),
  );
}

/**
 * The parts of an error that may be logged. It leaves out the message of a JSON parser, because that quotes the text,
 * which a person may have written.
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
