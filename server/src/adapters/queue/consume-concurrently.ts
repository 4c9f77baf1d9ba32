import type { Consumption } from "../../ports/queue.ts";

/**
 * Runs the wanted number of consumers at the same time, until all have ended. When one fails, it stops the others and
 * throws the error.
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
