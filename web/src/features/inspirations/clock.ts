import type { After } from "../../platform/timer.ts";

/** Milliseconds between two looks at the time: labels count minutes. */
const lookEvery = 10_000;

/** The time of day, for labels that change by themselves. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Calls back now and then, when a label may have changed; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A clock that stands still while nobody looks. */
export function createClock(now: () => number, after: After): Clock {
  const listeners = new Set<() => void>();
  let cancel: (() => void) | null = null;

  function look() {
    cancel = after(lookEvery, () => {
      for (const listener of listeners) listener();
      look();
    });
  }

  return {
    now,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) look();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) cancel?.();
      };
    },
  };
}
