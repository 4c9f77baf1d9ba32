import type { Log } from "../ports/log.ts";
import type { Consumption, Queue } from "../ports/queue.ts";
import { delay } from "../sweeps/delay.ts";
import { repeatSweep, type Sweep } from "../sweeps/repeat-sweep.ts";
import type { Generation } from "./generation.ts";

/** Milliseconds between two sweeps. */
const sweepPeriod = 60_000;
/** Milliseconds after which a queue that was out of reach is tried again. */
const retryMilliseconds = 5_000;

/**
 * Works on the queue and, beside that, sweeps at the start and a minute after each sweep, or sooner after a failure, until the
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
        await delay(retryMilliseconds, signal);
      }
  }

  const sweep: Sweep = {
    async resume() {
      try {
        await generation.sweep(signal);
        return true;
      } catch (error) {
        log.error({ error }, "sweep failed");
        return false;
      }
    },
  };

  await Promise.all([work(), repeatSweep(sweep, sweepPeriod, signal)]);
}
