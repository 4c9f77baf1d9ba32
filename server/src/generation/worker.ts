import type { Log } from "../ports/log.ts";
import type { Queue } from "../ports/queue.ts";
import type { Generation } from "./generation.ts";

const sweepMilliseconds = 60_000;
/** Milliseconds after which a queue that was out of reach is tried again. */
const retryMilliseconds = 5_000;

/** Works on the queue until the signal aborts, and sweeps at the start and every minute. */
export async function runWorker(
  { generation, queue, log }: { generation: Generation; queue: Queue; log: Log },
  { concurrency, signal }: { concurrency: number; signal: AbortSignal },
): Promise<void> {
  const sweep = () =>
    generation.sweep().catch((error: unknown) => log.error({ error }, "sweep failed"));
  const timer = setInterval(() => void sweep(), sweepMilliseconds);
  try {
    await sweep();
    while (!signal.aborted) {
      try {
        await queue.consume((delivery) => generation.attempt(delivery), { concurrency, signal });
      } catch (error) {
        log.error({ error }, "queue failed");
        await pause(retryMilliseconds, signal);
      }
    }
  } finally {
    clearInterval(timer);
  }
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
