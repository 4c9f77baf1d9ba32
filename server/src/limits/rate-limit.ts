import { createFixedWindowCounter } from "./fixed-window-counter.ts";
import { tooManyRequests } from "./too-many-requests.ts";

/** Limits how often something is done for one key, such as a person or a network. Every call counts. */
export interface RateLimit {
  /** @throws `too-many-requests` when the limit is reached */
  consume(key: string): void;
}

/**
 * @param limit calls allowed in one window
 * @param milliseconds length of a window
 */
export function createRateLimit(
  limit: number,
  milliseconds: number,
  now: () => number = Date.now,
): RateLimit {
  const counter = createFixedWindowCounter(limit, milliseconds, now);
  return {
    consume(key) {
      const seconds = counter.secondsToWait(key);
      if (seconds > 0) throw tooManyRequests(seconds);
      counter.increment(key);
    },
  };
}
