import { delay } from "./delay.ts";

/** Work that is looked for and done again and again, such as continuing what a crash has interrupted. */
export interface Sweep {
  /**
   * Does all that is due now, or less when the signal aborts. What fails is logged and holds up nothing else. Never
   * rejects.
   *
   * @returns false when something failed, so that it is worth trying again soon
   */
  resume(signal: AbortSignal): Promise<boolean>;
  /** Calls the listener each time that work was left undone elsewhere, so that it is due now. */
  onWorkLeft?(listener: () => void): void;
}

/** Milliseconds after the first of several failures in a row. Each further one doubles them (exponential backoff). */
const firstBackoff = 1_000;

/**
 * Runs the sweep now and then each period, until the signal aborts. It runs sooner when work is left for it, and after a
 * failure: after one second, two, four, at most the period.
 *
 * @param period milliseconds from the end of one run to the next
 */
export async function repeatSweep(
  sweep: Sweep,
  period: number,
  signal: AbortSignal,
): Promise<void> {
  let backoff = firstBackoff;
  let workLeft = new AbortController();
  sweep.onWorkLeft?.(() => workLeft.abort());
  while (!signal.aborted) {
    workLeft = new AbortController();
    const isDone = await sweep.resume(signal);
    const next = isDone ? period : Math.min(backoff, period);
    backoff = isDone ? firstBackoff : next * 2;
    await delay(next, AbortSignal.any([signal, workLeft.signal]));
  }
}
