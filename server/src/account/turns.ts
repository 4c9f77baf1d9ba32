import { tooMany } from "./too-many.ts";

/** Runs somebody's work in its turn. */
export type Turns = <T>(who: string, work: () => Promise<T>) => Promise<T>;

interface TurnLimits {
  readonly atOnce: number;
  /** Places for those who wait, and how many of them one and the same may take. */
  readonly places: number;
  readonly placesForOne: number;
}

/**
 * Runs work so many at a time, in the order of asking. For whom there is no place to wait any more is
 * refused by `too-many-requests`.
 */
export function createTurns({ atOnce, places, placesForOne }: TurnLimits): Turns {
  const waiting: { readonly who: string; readonly begin: () => void }[] = [];
  let running = 0;
  return async (who, work) => {
    if (running < atOnce) running += 1;
    else {
      const taken = waiting.filter((one) => one.who === who).length;
      if (waiting.length >= places || taken >= placesForOne) throw tooMany(2);
      // Whoever ends hands over the turn, so `running` stays as it is.
      await new Promise<void>((begin) => waiting.push({ who, begin }));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next.begin();
    }
  };
}
