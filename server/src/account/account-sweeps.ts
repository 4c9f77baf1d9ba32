import { setTimeout } from "node:timers/promises";

const sweepMilliseconds = 5 * 60 * 1_000;

/** What has to be done again and again for accounts. */
export interface AccountSweep {
  /** Does what is to be done now, until the signal aborts. Never rejects. */
  resume(signal: AbortSignal): Promise<void>;
}

/** Runs the sweeps now and every five minutes, one after another, until the signal aborts. */
export async function runAccountSweeps(
  sweeps: readonly AccountSweep[],
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    for (const sweep of sweeps) await sweep.resume(signal);
    await setTimeout(sweepMilliseconds, undefined, { signal }).catch(() => undefined);
  }
}
