import type { After } from "../../platform/timer.ts";

/** Milliseconds between two ticks; the labels count minutes. */
const tickInterval = 10_000;

/** The current time, for labels that must be rendered again as time passes. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Calls back at every tick. Returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Runs a timer only while there are subscribers. */
export function createClock(now: () => number, after: After): Clock {
  const listeners = new Set<() => void>();
  let cancel: (() => void) | null = null;

  function tick() {
    cancel = after(tickInterval, () => {
      for (const listener of listeners) listener();
      tick();
    });
  }

  return {
    now,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) tick();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) cancel?.();
      };
    },
  };
}
