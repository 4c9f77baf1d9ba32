import type { Reading } from "@hearten/reading/reading.ts";
import type { Arc, ArcMeanings } from "../stock/stock.ts";

/** How near an arc's words are to what somebody wrote: cosines from 0 to 1. */
export interface Nearness {
  /** Of the whole text to the nearest sentence of the arc's `when`. */
  readonly whole: number;
  /** Of any of its sentences to the nearest of `when`. */
  readonly sentence: number;
  /** Of the whole text to what the arc says of the day. */
  readonly meet: number;
  /** Of the whole text to the middle of all that people wrote who were in the arc's situation. */
  readonly situation: number;
}

/** How near the nearest of some arcs is: to a sentence of its `when`, and to its situation. */
export interface Nearest {
  readonly whole: number;
  readonly situation: number;
}

/** Where meanings are not known: between arcs that fit and those that are wrong. */
const unknown: Nearness = { whole: 0.4, sentence: 0.4, meet: 0.15, situation: 0.4 };

/** What an arc says of the day, as one text: without the lines that wait for a person's words. */
export function wordsOfMeet({ meet }: Arc): string {
  const whole = meet.filter(({ text }) => !text.includes("{"));
  return whole.map(({ text }) => text).join(" ");
}

/**
 * @param meaningOf the meaning of a sentence of a `when`, of what an arc says, or of its situation under its name; null
 * when it isn't known
 */
export function meaningsOfArc(
  arc: Arc,
  meaningOf: (text: string) => ArrayLike<number> | null,
): ArcMeanings {
  const unitOf = (text: string) => {
    const meaning = meaningOf(text);
    return meaning === null ? null : toUnit(meaning);
  };
  return {
    when: arc.when.map(unitOf).filter((unit) => unit !== null),
    meet: unitOf(wordsOfMeet(arc)),
    situation: unitOf(arc.name),
  };
}

/** How near arcs are to what somebody wrote, by their meanings. */
export function createNearness({
  meaning,
  sentences,
}: Pick<Reading, "meaning" | "sentences">): (meanings: ArcMeanings) => Nearness {
  const text = toUnit(meaning);
  const parts = sentences.map(toUnit);
  return ({ when, meet, situation }) => {
    if (meaning.length === 0 || when.length === 0) return unknown;
    const nearestTo = (unit: Float32Array) => Math.max(...when.map((one) => cosineOf(unit, one)));
    const whole = nearestTo(text);
    return {
      whole,
      sentence: Math.max(whole, ...parts.map(nearestTo)),
      meet: meet === null ? 0 : cosineOf(text, meet),
      situation: situation === null ? 0 : cosineOf(text, situation),
    };
  };
}

/** How near the nearest of all is. */
export function nearestOf(all: readonly Nearness[]): Nearest {
  return {
    whole: Math.max(0, ...all.map(({ whole }) => whole)),
    situation: Math.max(0, ...all.map(({ situation }) => situation)),
  };
}

/** The same direction with a length of 1; nothing stays nothing. */
function toUnit(meaning: ArrayLike<number>): Float32Array {
  // By index for the same reason as below: a studio that starts does it for some thousand sentences.
  let sum = 0;
  for (let at = 0; at < meaning.length; at += 1) sum += (meaning[at] ?? 0) ** 2;
  const length = Math.sqrt(sum);
  const unit = new Float32Array(meaning.length);
  if (length === 0) return unit;
  for (let at = 0; at < unit.length; at += 1) unit[at] = (meaning[at] ?? 0) / length;
  return unit;
}

/** The cosine of two vectors of length 1; 0 where they point away from each other. */
function cosineOf(one: Float32Array, other: Float32Array): number {
  let product = 0;
  // By index, because an iterator takes several times as long, and a text is compared with some thousand sentences.
  for (let at = 0; at < one.length; at += 1) product += (one[at] ?? 0) * (other[at] ?? 0);
  return Math.min(1, Math.max(0, product));
}
