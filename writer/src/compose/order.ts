import type { Reading } from "@hearten/reading/reading.ts";
import type { EarlierInspiration } from "./spoken-before.ts";

export type Length = 1 | 3 | 5;

/** What a script is to be made for. */
export interface Order {
  /** The inspiration's id, the seed: the same order always gives the same script. */
  readonly id: string;
  readonly length: Length;
  /** About how many words the script should have. */
  readonly words: number;
  readonly reading: Reading;
  /** As they were typed; blank ones are ignored, and the others are told only as they were read. */
  readonly goals: readonly string[];
  /** The person's last inspirations, newest first; no line of them is spoken again where another will do. */
  readonly earlier: readonly EarlierInspiration[];
}
