import type { Thought } from "../stock/stock.ts";
import { memory } from "./choose-movement.ts";
import { heardAgo } from "./heard-ago.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { EarlierInspiration, SpokenBefore } from "./spoken-before.ts";

/**
 * How much chance counts, beside a relevance from -0.2 to 3, a reply's appeal of some 0.3 and at most 0.8 for a case: without it the same few would
 * come to everybody.
 */
const chance = 0.2;
/** How much is taken from a thought of which something, or the title, was heard at any time. */
const heard = 1.5;
/** Whatever was heard lately comes after everything else. */
const heardLately = 1_000;

/** A thought that may be spoken. */
export interface Candidate<Of extends Thought> {
  readonly thought: Of;
  /** How well it fits: its relevance, and a little chance; less where it was heard before. */
  readonly score: number;
}

/** What somebody has heard before, and the chance of this inspiration. */
export interface Heard {
  readonly before: SpokenBefore;
  readonly earlier: readonly EarlierInspiration[];
  readonly random: SeededRandom;
}

/** Whether something that was heard so many inspirations ago is still in a listener's memory. */
const isLately = (ago: number | null): ago is number => ago !== null && ago < memory;

/** Whether anything of a thought was heard within the memory of a listener. */
export function isHeardLately(thought: Thought, before: SpokenBefore): boolean {
  return isLately(heardAgo(thought, before));
}

/** Scores thoughts by their relevance, for somebody who has heard others before. */
export function createScore({ before, earlier, random }: Heard) {
  const titles = new Set(earlier.map(({ title }) => title.toLowerCase()));
  return (thought: Thought, relevance: number): number => {
    const fit = relevance + (random.below(1000) / 1000) * chance;
    const ago = heardAgo(thought, before);
    if (isLately(ago)) return ago - heardLately;
    const isKnown = ago !== null || titles.has(thought.title.toLowerCase());
    return isKnown ? fit - heard : fit;
  };
}

/** The best first. */
export function rankByScore<Of extends { readonly score: number }>(
  candidates: readonly Of[],
): readonly Of[] {
  return candidates.toSorted((one, other) => other.score - one.score);
}
