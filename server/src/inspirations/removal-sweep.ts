import { setTimeout } from "node:timers/promises";
import type { InspirationRemoval } from "./removal.ts";

const sweepMilliseconds = 5 * 60 * 1_000;

/** Continues unfinished removals now and every five minutes, until the signal aborts. */
export async function sweepRemovals(
  removal: Pick<InspirationRemoval, "resume">,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await removal.resume(signal);
    await setTimeout(sweepMilliseconds, undefined, { signal }).catch(() => undefined);
  }
}
