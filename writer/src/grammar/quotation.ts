import type { Quotation } from "@hearten/reading/reading.ts";
import { mostInBreath, mostInFramedBreath } from "./breath.ts";
import { countWords } from "./count-words.ts";
import { hurts } from "./hurtful.ts";
import { openingsOf } from "./opening.ts";
import { joinSentences, toBreaths, turnsRound, waits } from "./sentence-run.ts";
import { leastWords } from "./sayable.ts";
import { toSpokenParts } from "./spoken-parts.ts";
import { standsAlone } from "./stands-alone.ts";
import { isPlaceholder } from "./telling.ts";
import { toWrittenSentences } from "./written-sentences.ts";

/** A sentence that may be quoted. */
interface Sentence {
  /** Its place among all that was written. */
  readonly at: number;
  /** What a breath can hold each. */
  readonly parts: readonly string[];
}

/** So many a listener can follow who knows them already. */
const mostWords = 110;
/** In a minute there are so many words for it where little else is said; elsewhere there is one breath. */
const mostInShort = 42;

/**
 * Quotes what somebody wrote, as "I", and no more than a listener can follow. These sentences are left out:
 *
 * - those that would hurt to hear, tell nothing or can't be said, and then the next one, too, if it doesn't stand without them;
 * - those that a sentence which is left out turns round.
 *
 * @param text in English
 * @param mayBeSaid whether a sentence, as it was written, may be quoted
 * @returns null if nothing is left
 */
export function tellQuotation(
  text: string,
  mayBeSaid: (sentence: string) => boolean = () => true,
): Quotation | null {
  const all = toWrittenSentences(text).filter((raw) => /\w/.test(raw));
  const said: Sentence[] = [];
  for (const [at, raw] of all.entries()) {
    const isLeftOut = hurts(raw) || isPlaceholder(raw) || !mayBeSaid(raw.trim());
    const parts = isLeftOut ? null : toSpokenParts(raw, mostInBreath);
    const follows = at === 0 || said.at(-1)?.at === at - 1;
    if (parts === null || !(follows || standsAlone(raw))) continue;
    if (countWords([...said, { parts }].flatMap((each) => each.parts).join(" ")) > mostWords) break;
    said.push({ at, parts });
  }
  const kept = withShortFirst(withoutTurned(said, all), all);
  const breaths = toBreaths(kept.flatMap(({ parts }) => parts));
  if (countWords(breaths.join(" ")) < leastWords) return null;
  const short = beginningOf(kept, all, mostInShort);
  return { breaths, short: toBreaths(short), brief: briefOf(kept, all) };
}

/** The words that say whose they are stand before the first. */
function withShortFirst(said: readonly Sentence[], all: readonly string[]): readonly Sentence[] {
  const [first, ...others] = said;
  if (first === undefined) return [];
  const parts = toSpokenParts(all[first.at] ?? "", mostInFramedBreath);
  if (parts !== null) return [{ ...first, parts }, ...others];
  const next = others.findIndex(({ at }) => standsAlone(all[at] ?? ""));
  return next === -1 ? [] : withShortFirst(others.slice(next), all);
}

/** Whether what comes after a sentence, and is left out, would turn it round. */
function isTurned(at: number, all: readonly string[]): boolean {
  const next = all[at + 1];
  return next !== undefined && (turnsRound(next) || waits(all[at] ?? ""));
}

/** Without the sentences that wait for one that is left out, or that such a one turns round. */
function withoutTurned(said: readonly Sentence[], all: readonly string[]): readonly Sentence[] {
  const kept = said.filter(({ at }, index) => said[index + 1]?.at === at + 1 || !isTurned(at, all));
  return kept.length === said.length ? kept : withoutTurned(kept, all);
}

/** As many whole sentences from the first on as have so many words. */
function beginningOf(
  said: readonly Sentence[],
  all: readonly string[],
  mostWords: number,
): readonly string[] {
  const fitting = said.filter(
    (_, index) =>
      countWords(
        said
          .slice(0, index + 1)
          .flatMap(({ parts }) => parts)
          .join(" "),
      ) <= mostWords,
  );
  const texts = withoutTurned(fitting, all).flatMap(({ parts }) => parts);
  return countWords(texts.join(" ")) < leastWords ? [] : texts;
}

/** As many whole sentences as one breath holds, or else how the first begins. */
function briefOf(said: readonly Sentence[], all: readonly string[]): string | null {
  const whole = beginningOf(said, all, mostInFramedBreath);
  if (whole.length > 0) return whole.reduce(joinSentences);
  const [first] = said;
  for (const opening of openingsOf(all[first?.at ?? 0] ?? "")) {
    const parts = toSpokenParts(opening, mostInFramedBreath);
    if (parts !== null && countWords(parts.join(" ")) <= mostInFramedBreath)
      return parts.reduce(joinSentences);
  }
  return null;
}
