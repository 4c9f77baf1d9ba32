import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { fold, foldWords } from "./fold.ts";
import type { Wanted } from "./wanted.ts";

/** What is known of inspirations on this device only, by their ids. */
export interface OnThisDevice {
  readonly liked: ReadonlySet<string>;
  /** Those whose audio is on the device. */
  readonly here: ReadonlySet<string>;
}

/** Folding a script takes longer than looking through it, so it is done once. */
const folded = new WeakMap<Inspiration, string>();

/**
 * Those that are wanted, in the same order: with all words somewhere in title, type line, text or the person's own
 * words.
 */
export function findInspirations(
  inspirations: readonly Inspiration[],
  { words, isLiked, isHere, lengths }: Wanted,
  { liked, here }: OnThisDevice,
): readonly Inspiration[] {
  const sought = foldWords(words);
  return inspirations.filter(
    (inspiration) =>
      (!isLiked || liked.has(inspiration.id)) &&
      (!isHere || here.has(inspiration.id)) &&
      (lengths.length === 0 || lengths.includes(inspiration.length)) &&
      (sought.length === 0 || hasWords(inspiration, sought)),
  );
}

/** Does ahead what would keep the first answer waiting. */
export function prepareSearch(inspirations: readonly Inspiration[]): void {
  for (const inspiration of inspirations) foldedOf(inspiration);
}

function hasWords(inspiration: Inspiration, words: readonly string[]): boolean {
  const text = foldedOf(inspiration);
  return words.every((word) => text.includes(word));
}

function foldedOf(inspiration: Inspiration): string {
  let text = folded.get(inspiration);
  if (text === undefined) {
    const { title, preference, scriptText, description } = inspiration;
    text = fold([title, preference, scriptText, description].join("\n"));
    folded.set(inspiration, text);
  }
  return text;
}
