/** Keys remembered at most, so that inventing new ones does not fill the memory. */
const maxKeys = 50_000;

/** Counts attempts by key, such as an account or a network, in a window of time. */
export interface FixedWindowCounter {
  increment(key: string): void;
  /** Takes one attempt back. */
  decrement(key: string): void;
  reset(key: string): void;
  /** Seconds until the next attempt is allowed; zero when it is allowed now. */
  secondsToWait(key: string): number;
}

/**
 * @param limit attempts allowed in one window
 * @param milliseconds length of a window; it starts with the first attempt, and all its attempts expire with it
 */
export function createFixedWindowCounter(
  limit: number,
  milliseconds: number,
  now: () => number = Date.now,
): FixedWindowCounter {
  const windows = new Map<string, { count: number; end: number }>();
  return {
    increment(key) {
      const present = windows.get(key);
      if (present !== undefined && present.end > now()) {
        present.count += 1;
        return;
      }
      windows.delete(key);
      windows.set(key, { count: 1, end: now() + milliseconds });
      // All windows are equally long, so the first in the map is the first to end.
      for (const [oldest, { end }] of windows) {
        if (end > now() && windows.size <= maxKeys) break;
        windows.delete(oldest);
      }
    },
    decrement(key) {
      const present = windows.get(key);
      if (present === undefined) return;
      present.count -= 1;
      // Most attempts are taken back, since they succeed: kept until its window ends, each would cost memory for an hour.
      if (present.count === 0) windows.delete(key);
    },
    reset: (key) => void windows.delete(key),
    secondsToWait(key) {
      const present = windows.get(key);
      if (present === undefined || present.count < limit) return 0;
      return Math.max(0, Math.ceil((present.end - now()) / 1_000));
    },
  };
}
