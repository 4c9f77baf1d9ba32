import { LinesUnparted, type Speech } from "../../ports/voice.ts";
import { findPauses, type Pause } from "./find-pauses.ts";
import { trimSilence } from "./trim-silence.ts";

/** A place in the text where a voice may pause. */
interface Break {
  readonly kind: "line" | "sentence" | "phrase";
  /** The part of all that is spoken that lies before it. */
  readonly at: number;
}

/** Seconds that a voice pauses at the least, for it to be sure that it pauses there. */
const shortest: Readonly<Record<Break["kind"], number>> = {
  line: 0.18,
  sentence: 0.18,
  phrase: 0.08,
};
/** What it costs that no pause is heard at a break. */
const unheard: Readonly<Record<Break["kind"], number>> = {
  line: Infinity,
  sentence: 4,
  phrase: 0.7,
};
/** Seconds by which a pause misses its expected place for a cost of 1: at both ends, and for each second from there. */
const missAtEnd = 0.08;
const missPerSecond = 0.05;
/** What the place of a line's end may cost, and how much every other choice must cost more. */
const mostForPlace = 9;
const leastBetter = 2;
/** Seconds of the shortest pause that ends a line, and what it must be at least of a longest one in the midst of a sentence. */
const shortestEnd = 0.14;
const leastOfOthers = 0.8;

/** Seconds of a pause that stay with the speech around it: there it fades out and in. */
const fading = 0.06;

/**
 * Cuts what a voice has spoken in one go into its lines. The voice's pauses are matched with the places in the text where
 * it may pause, and each line must end at a pause that no other choice comes near to.
 *
 * @returns one for each line, trimmed
 * @throws {LinesUnparted} when a line doesn't end at a clear pause
 */
export function cutAtPauses(speech: Speech, lines: readonly string[]): readonly Speech[] {
  const { samples, sampleRate } = speech;
  const ends = findLineEnds(speech, lines);
  return lines.map((_, index) => {
    const [before, after] = [ends[index - 1], ends[index]];
    const start = before === undefined ? 0 : before.end - fadeOf(before, sampleRate);
    const end = after === undefined ? samples.length : after.start + fadeOf(after, sampleRate);
    return { samples: trimSilence(samples.subarray(start, end), sampleRate), sampleRate };
  });
}

function fadeOf({ start, end }: Pause, sampleRate: number): number {
  return Math.min(Math.round(fading * sampleRate), Math.floor((end - start) / 2));
}

function findLineEnds(speech: Speech, lines: readonly string[]): readonly Pause[] {
  if (lines.length < 2) return [];
  const breaks = findBreaks(lines);
  const { pauses, spoken } = findPauses(speech);
  const priceOf = ({ kind, at }: Break, pause: Pause): number => {
    const distance = Math.abs(pause.spokenBefore - at * spoken);
    const place = (distance / (missAtEnd + missPerSecond * Math.min(at, 1 - at) * spoken)) ** 2;
    if (kind === "line" && place > mostForPlace) return Infinity;
    return place + (Math.max(0, shortest[kind] - pause.seconds) / 0.08) ** 2;
  };
  const prices = breaks.map((one) => pauses.map((pause) => priceOf(one, pause)));

  const best = match(breaks, pauses, prices);
  if (best.price === Infinity) throw new LinesUnparted();
  const within = pauses.filter((_, at) => {
    const owner = best.pauses.indexOf(at);
    return owner < 0 || breaks[owner]?.kind === "phrase";
  });
  const longestWithin = within.reduce((longest, { seconds }) => Math.max(longest, seconds), 0);
  const ends = [...breaks.keys()].filter((index) => breaks[index]?.kind === "line");
  return ends.map((end) => {
    const chosen = best.pauses[end] ?? null;
    const pause = chosen === null ? undefined : pauses[chosen];
    if (chosen === null || pause === undefined) throw new LinesUnparted();
    if (pause.seconds < Math.max(shortestEnd, leastOfOthers * longestWithin))
      throw new LinesUnparted();
    const others = prices.map((row, index) =>
      row.map((price, at) => (index === end && at === chosen ? Infinity : price)),
    );
    if (match(breaks, pauses, others).price < best.price + leastBetter) throw new LinesUnparted();
    return pause;
  });
}

/** Where a voice may pause, in order. The end of the last line is none. */
function findBreaks(lines: readonly string[]): readonly Break[] {
  const phrases = lines.flatMap((line) => {
    const parts = line.split(/(?<=[,;:.!?\u2026\u2014\u2013]["\u201D')]*)\s+/u);
    return parts.map((text, index) => ({
      kind: index === parts.length - 1 ? ("line" as const) : kindOf(text),
      weight: weightOf(text),
    }));
  });
  const all = phrases.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  return phrases.slice(0, -1).map(({ kind, weight }) => {
    before += weight;
    return { kind, at: before / all };
  });
}

function kindOf(text: string): Break["kind"] {
  return /[.!?\u2026]["\u201D')]*$/u.test(text) ? "sentence" : "phrase";
}

/** About how long a text takes: by its letters, of which a digit is several, and its words. */
function weightOf(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/\p{L}/gu) + 4 * count(/\p{N}/gu) + 1.6 * count(/\S+/gu);
}

/** The cheapest way to say which pause is which break's, both in order (an alignment by dynamic programming). */
function match(
  breaks: readonly Break[],
  pauses: readonly Pause[],
  prices: readonly (readonly number[])[],
): { readonly price: number; readonly pauses: readonly (number | null)[] } {
  interface Way {
    readonly price: number;
    /** The last decision: a break has this pause, has none, or this pause is nobody's. */
    readonly from: readonly [breaks: number, pauses: number] | null;
  }
  const ways: Way[][] = [];
  for (let b = 0; b <= breaks.length; b += 1) {
    const row: Way[] = [];
    ways.push(row);
    for (let p = 0; p <= pauses.length; p += 1) {
      const candidates: Way[] = b === 0 && p === 0 ? [{ price: 0, from: null }] : [];
      const step = (from: readonly [number, number], price: number) =>
        candidates.push({ price: (ways[from[0]]?.[from[1]]?.price ?? Infinity) + price, from });
      const [one, pause] = [breaks[b - 1], pauses[p - 1]];
      if (one && pause) step([b - 1, p - 1], prices[b - 1]?.[p - 1] ?? Infinity);
      if (one) step([b - 1, p], unheard[one.kind]);
      if (pause) step([b, p - 1], Math.min(6, (pause.seconds / 0.12) ** 2));
      row.push(candidates.reduce((best, way) => (way.price < best.price ? way : best)));
    }
  }
  const chosen = breaks.map((): number | null => null);
  let [b, p] = [breaks.length, pauses.length];
  for (let from = ways[b]?.[p]?.from ?? null; from !== null; from = ways[b]?.[p]?.from ?? null) {
    if (from[0] === b - 1 && from[1] === p - 1) chosen[b - 1] = p - 1;
    [b, p] = from;
  }
  return { price: ways[breaks.length]?.[pauses.length]?.price ?? Infinity, pauses: chosen };
}
