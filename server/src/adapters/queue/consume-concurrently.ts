import type { Consumption } from "../../ports/queue.ts";

/**
 * Runs as many consumers as are asked for until each has ended. When one fails, the others are
 * stopped and its error is thrown.
 */
export async function consumeConcurrently(
  { concurrency, signal }: Consumption,
  consumeOne: (stop: AbortSignal) => Promise<void>,
): Promise<void> {
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);
  const consumers = Array.from({ length: concurrency }, () =>
    consumeOne(stop).catch((error: unknown) => {
      failed.abort(error);
    }),
  );
  await Promise.all(consumers);
  if (failed.signal.aborted) throw failed.signal.reason;
}
