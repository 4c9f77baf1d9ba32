import type { LengthInMinutes } from "@hearten/contract/limits.ts";

/**
 * How long it takes here to make an inspiration of a length, as earlier ones have shown. It knows of no
 * person and no inspiration. See `Documents` for what all stores promise.
 */
export interface PaceStore {
  /** Seconds; null while none of that length was made. */
  read(length: LengthInMinutes): Promise<number | null>;
  /** Counts one that took so many seconds, by `nextPace`. Of two at the same moment one may be lost. */
  note(length: LengthInMinutes, seconds: number): Promise<void>;
}

/** The weight of the latest in the average. After some ten more, one hardly counts. */
const weightOfLatest = 0.25;

/** The exponential moving average after one more; null stands for none before. */
export function nextPace(before: number | null, seconds: number): number {
  return before === null ? seconds : before + weightOfLatest * (seconds - before);
}
