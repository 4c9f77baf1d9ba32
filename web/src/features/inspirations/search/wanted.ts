import type { Inspiration } from "@hearten/contract/inspirations.ts";

type Length = Inspiration["length"];

/** What the person looks for in the list. */
export interface Wanted {
  /** As they were typed; all of them must be found. */
  readonly words: string;
  readonly isLiked: boolean;
  readonly isHere: boolean;
  /** Minutes, any of them; empty for all lengths. */
  readonly lengths: readonly Length[];
}

export const nothingWanted: Wanted = { words: "", isLiked: false, isHere: false, lengths: [] };

/** Whether only a part of the list is to be shown. */
export function isSearching({ words, isLiked, isHere, lengths }: Wanted): boolean {
  return words.trim() !== "" || isLiked || isHere || lengths.length > 0;
}

/** Adds this length, or takes it away. */
export function toggleLength(wanted: Wanted, length: Length): Wanted {
  const others = wanted.lengths.filter((other) => other !== length);
  const isOff = others.length === wanted.lengths.length;
  return { ...wanted, lengths: isOff ? [...others, length] : others };
}
