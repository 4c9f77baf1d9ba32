import type { Inspiration } from "@hearten/contract/inspirations.ts";

/** The list as it was known at a time. */
export interface KeptList {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly inspirations: readonly Inspiration[];
}

/** Where the list is kept on this device, for when there is no network. */
export interface ListMemory {
  /** The list that was kept last; null when there is none. */
  read(): KeptList | null;
  /** Keeps this one in place of the last; where the device refuses, nothing is kept. */
  write(list: KeptList): void;
}
