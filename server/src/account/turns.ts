import { tooMany } from "./too-many.ts";

/** Runs work in its turn. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs work so many at a time, in the order of asking. Who would wait behind more than `mostWaiting`
 * others is refused by `too-many-requests`.
 */
export function createTurns(atOnce: number, mostWaiting: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else {
      if (waiting.length >= mostWaiting) throw tooMany(2);
      // Whoever ends hands over the turn, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
