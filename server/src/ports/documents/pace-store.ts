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

/** How much the latest counts: some ten of them make the earlier ones forgotten. */
const weightOfLatest = 0.25;

/** The mean after one more, in which recent ones weigh more. Null stands for none before. */
export function nextPace(before: number | null, seconds: number): number {
  return before === null ? seconds : before + weightOfLatest * (seconds - before);
}
