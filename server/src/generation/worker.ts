import type { Log } from "../ports/log.ts";
import type { Consumption, Queue } from "../ports/queue.ts";
import type { Generation } from "./generation.ts";

const sweepMilliseconds = 60_000;
/** Milliseconds after which a queue that was out of reach is tried again. */
const retryMilliseconds = 5_000;

/**
 * Works on the queue and, beside that, sweeps at the start and a minute after each sweep, until the
 * signal aborts. Resolves once both have ended.
 */
export async function runWorker(
  { generation, queue, log }: { generation: Generation; queue: Queue; log: Log },
  consumption: Consumption,
): Promise<void> {
  const { signal } = consumption;

  async function work(): Promise<void> {
    while (!signal.aborted)
      try {
        await queue.consume((delivery) => generation.attempt(delivery), consumption);
      } catch (error) {
        log.error({ error }, "queue failed");
        await pause(retryMilliseconds, signal);
      }
  }

  async function sweep(): Promise<void> {
    while (!signal.aborted) {
      await generation
        .sweep(signal)
        .catch((error: unknown) => log.error({ error }, "sweep failed"));
      await pause(sweepMilliseconds, signal);
    }
  }

  await Promise.all([work(), sweep()]);
}

/** Ends early when the signal aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end, { once: true });
  });
}
