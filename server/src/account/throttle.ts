import { createAttemptCount } from "./attempt-count.ts";
import { tooMany } from "./too-many.ts";

/** Lets a thing be done so many times under a name; every time counts. */
export interface Throttle {
  /** @throws `too-many-requests` */
  pass(name: string): void;
}

/** @param milliseconds for which a time counts at most */
export function createThrottle(
  limit: number,
  milliseconds: number,
  now: () => number = Date.now,
): Throttle {
  const count = createAttemptCount(limit, milliseconds, now);
  return {
    pass(name) {
      const seconds = count.secondsToWait(name);
      if (seconds > 0) throw tooMany(seconds);
      count.add(name);
    },
  };
}
