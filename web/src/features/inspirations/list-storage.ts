import type { Inspiration } from "@hearten/contract/inspirations.ts";

/** The list as it was at a time. */
export interface StoredList {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly inspirations: readonly Inspiration[];
}

/** The list in the device's storage, for times without a network. */
export interface ListStorage {
  /** The list that was written last; null if there is none. */
  read(): StoredList | null;
  /** Replaces the stored list. Does nothing where the device refuses to store. */
  write(list: StoredList): void;
}
