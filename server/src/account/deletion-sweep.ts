import { setTimeout } from "node:timers/promises";
import type { AccountDeletion } from "./deletion.ts";

const sweepMilliseconds = 5 * 60 * 1_000;

/** Continues unfinished deletions now and every five minutes, until the signal aborts. */
export async function sweepDeletions(
  deletion: Pick<AccountDeletion, "resume">,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await deletion.resume(signal);
    await setTimeout(sweepMilliseconds, undefined, { signal }).catch(() => undefined);
  }
}
