import { openingsOf } from "./opening.ts";
import { countWords, hurts, standsAlone } from "./restate-sentence.ts";
import { toBreaths, turnsRound, waits } from "./sentence-run.ts";
import { leastWords } from "./sayable.ts";
import { beside } from "./sentence.ts";
import { speakText } from "./spoken-text.ts";
import { capitalise } from "./turn-to-you.ts";
import { toWrittenSentences } from "./written-sentences.ts";

/** Sentences of what somebody wrote, as a voice says them: "I failed by three points". Without their ends. */
interface Quotation {
  /** A breath each. */
  readonly breaths: readonly string[];
  /** What a minute holds of it beside few other words, a breath each; empty where that would be cut in the middle. */
  readonly short: readonly string[];
  /** What a single breath holds of it; null where that would be cut in the middle. */
  readonly brief: string | null;
}

/** A sentence that may be quoted. */
interface Sentence {
  /** Its place among all that was written. */
  readonly at: number;
  /** What a breath can hold each. */
  readonly parts: readonly string[];
}

/** So many a listener can follow who knows them already. */
const mostWords = 70;
/** What a breath holds, with a few words before it, */
const mostInFirst = 20;
/** and without. */
const mostInBreath = 24;
/** In a minute there are so many words for it where little else is said, */
const mostInShort = 42;
/** and elsewhere one breath. */
const mostInBrief = 20;
/** A part of a long sentence has so many words at least. */
const leastInPart = 4;

/** "At 4.10": an hour, which is said as one. */
const hour =
  /(?<=(?:\b(?:at|by|since|until|till|before|after|around|from)|\d ?[ap]m (?:to|-)) )(\d{1,2})\.(\d\d)\b/gi;
/** Another one may be an hour, a price or a length. */
const uncertainNumber = /\b(?:[01]?\d|2[0-4])\.[0-5]\d\b/;
/** "A 1,7": on the Continent a comma stands for the point. */
const decimalComma = /(?<=\d),(?=\d{1,2}(?!\d))/g;
const minus = /(?<=^|\s)-(?=\d)/g;
const laughing = /\b(?:lol|lmao|rofl|haha+|hehe+)\b/gi;
/** Where a long sentence may be parted, the better places first. */
const joints = [
  /,\s+|\s+(?=(?:but|because|so|while|although|though)\b|and (?:i|i'm|we|he|she|they|it|my|our|his|her|their|the|a|then|now|today|this|nobody|everybody|everyone)\b)/gi,
  /\s+(?=(?:and|when|since|until|after|before|where)\b|for the first time\b)/gi,
];
/** "Marcus and I would be first". */
const twoPeople = /\b[A-Z]\w*$/;

/** The two parts of a sentence that are nearest to its halves; null where it can't be parted. */
function halve(sentence: string, joint: RegExp): readonly [string, string] | null {
  const words = countWords(sentence);
  const halves = [...sentence.matchAll(joint)]
    .map(
      ({ 0: { length }, index }) =>
        [sentence.slice(0, index).trim(), sentence.slice(index + length).trim()] as const,
    )
    .filter((both) => both.every((part) => countWords(part) >= leastInPart))
    .filter(([one, other]) => !(/^and\b/i.test(other) && twoPeople.test(one)));
  const [nearest = null] = halves.toSorted(
    ([one], [other]) =>
      Math.abs(countWords(one) - words / 2) - Math.abs(countWords(other) - words / 2),
  );
  return nearest;
}

/** A long sentence in parts that a breath can hold each; null where it can't be parted. */
function toParts(sentence: string, mostInOne: number): readonly string[] | null {
  if (countWords(sentence) <= mostInOne) return [sentence];
  for (const joint of joints) {
    const halves = halve(sentence, joint);
    if (halves === null) continue;
    const [one, other] = [toParts(halves[0], mostInOne), toParts(halves[1], mostInBreath)];
    if (one !== null && other !== null) return [...one, ...other];
  }
  return null;
}

/** A sentence as the voice says it, without its end; null where it can't be said. */
function speak(raw: string, mostInOne: number): readonly string[] | null {
  const written = raw
    .replace(beside, "")
    .replace(laughing, ",")
    .replace(decimalComma, ".")
    .replace(hour, "$1:$2")
    .replace(minus, "minus ");
  const spoken = uncertainNumber.test(written) ? null : speakText(written);
  const plain = spoken
    ?.replaceAll(/[!?]/g, ".")
    .replace(/^[.,\s-]+|[.,\s-]+$/g, "")
    .replace(/[.,]+'$/, "'")
    .replaceAll(/\.+(?=[\s,]|$)/g, "")
    .replaceAll(/\s*,[\s,]*/g, ", ");
  if (plain === undefined || plain === "" || !/^'?[A-Za-z]/.test(plain)) return null;
  return toParts(plain, mostInOne)?.map((part) => capitalise(balanceQuotes(part))) ?? null;
}

const quotes = /(?<![A-Za-z])'(?=\w)|(?<=[\w.,])'(?![A-Za-z])/g;

/** A part may hold one end alone of what somebody said. */
function balanceQuotes(part: string): string {
  return (part.match(quotes) ?? []).length === 2 ? part : part.replace(quotes, "");
}

/**
 * What may be quoted of what somebody wrote: their sentences in their own person, without those that would hurt to hear or
 * can't be said, where the next one stands without them; none that another turns round which is left out, and no more than
 * a listener can follow. Null where that is nothing.
 *
 * @param text in English
 */
export function tellQuotation(text: string): Quotation | null {
  const all = toWrittenSentences(text).filter((raw) => /\w/.test(raw));
  const said: Sentence[] = [];
  for (const [at, raw] of all.entries()) {
    const parts = hurts(raw) ? null : speak(raw, mostInBreath);
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
  const parts = speak(all[first.at] ?? "", mostInFirst);
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
  const whole = beginningOf(said, all, mostInBrief);
  if (whole.length > 0) return whole.join(". ");
  const [first] = said;
  for (const opening of openingsOf(all[first?.at ?? 0] ?? "")) {
    const parts = speak(opening, mostInBrief);
    if (parts !== null && countWords(parts.join(" ")) <= mostInBrief) return parts.join(". ");
  }
  return null;
}
