import type { Log } from "../ports/log.ts";
import type { Queue } from "../ports/queue.ts";
import type { Generation } from "./generation.ts";

const sweepMilliseconds = 60_000;

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
    await queue.consume((delivery) => generation.attempt(delivery), { concurrency, signal });
  } finally {
    clearInterval(timer);
  }
}
