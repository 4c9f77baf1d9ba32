import { pause } from "./pause.ts";

/** Work that is looked for and done again and again, such as continuing what a crash has interrupted. */
export interface Sweep {
  /**
   * Does all that is due now, or less when the signal aborts. What fails is logged and holds up nothing else. Never
   * rejects.
   *
   * @returns false when something failed, so that it is worth trying again soon
   */
  resume(signal: AbortSignal): Promise<boolean>;
}

/** Milliseconds after the first of several failures in a row. Each further one doubles them (exponential backoff). */
const firstBackoff = 1_000;

/**
 * Runs the sweep now and then each period, until the signal aborts. After a failure it runs again sooner: after one
 * second, two, four, at most the period.
 *
 * @param period milliseconds from the end of one run to the next
 */
export async function repeatSweep(
  sweep: Sweep,
  period: number,
  signal: AbortSignal,
): Promise<void> {
  let backoff = firstBackoff;
  while (!signal.aborted) {
    const isDone = await sweep.resume(signal);
    const next = isDone ? period : Math.min(backoff, period);
    backoff = isDone ? firstBackoff : next * 2;
    await pause(next, signal);
  }
}
