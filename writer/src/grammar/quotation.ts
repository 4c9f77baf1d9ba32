import { openingsOf } from "./opening.ts";
import { countWords, hurts } from "./restate-sentence.ts";
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
  /** What a single breath holds of it; null where that would be cut in the middle. */
  readonly brief: string | null;
}

/** So many a listener can follow who knows them already. */
const mostWords = 70;
/** What a breath holds, with a few words before it, */
const mostInBreath = 18;
/** and where it can't be parted. */
const mostUnparted = 20;
/** In a minute there is one breath for it. */
const mostInBrief = 20;
/** A part of a long sentence has so many words at least. */
const leastInPart = 4;

/** "At 4.10": an hour, which is said as one. */
const hour = /\b(at|by|since|until|till|before|after|around|from) (\d{1,2})\.(\d\d)\b/gi;
/** Another one may be an hour, a price or a length. */
const uncertainNumber = /\b\d{1,2}\.\d\d\b/;
const minus = /(?<=^|\s)-(?=\d)/g;
const laughing = /\b(?:lol|lmao|rofl|haha+|hehe+)\b/gi;
/** Where a long sentence may be parted. */
const joints =
  /,\s+|\s+(?=(?:but|because|so|which|who|while|when|although|though)\b|and (?:i|i'm|we|he|she|they|it|my|our|his|her|their|the|a|then|now|today)\b)/gi;

/** A long sentence in parts that a breath can hold each; null where it can't be parted. */
function toParts(sentence: string): readonly string[] | null {
  const words = countWords(sentence);
  if (words <= mostInBreath) return [sentence];
  const parts = [...sentence.matchAll(joints)]
    .map(({ 0: joint, index }) => [
      sentence.slice(0, index).trim(),
      sentence.slice(index + joint.length).trim(),
    ])
    .filter((both) => both.every((part) => countWords(part) >= leastInPart));
  const nearest = parts.toSorted(
    ([one = ""], [other = ""]) =>
      Math.abs(countWords(one) - words / 2) - Math.abs(countWords(other) - words / 2),
  )[0];
  if (nearest === undefined) return words <= mostUnparted ? [sentence] : null;
  const split = nearest.map(toParts);
  return split.includes(null) ? null : split.flatMap((each) => each ?? []);
}

/** A sentence as the voice says it, without its end; null where it can't be said. */
function speak(raw: string): readonly string[] | null {
  const written = raw
    .replace(beside, "")
    .replace(laughing, ",")
    .replace(hour, "$1 $2:$3")
    .replace(minus, "minus ");
  const spoken = uncertainNumber.test(written) ? null : speakText(written);
  const plain = spoken
    ?.replaceAll(/[!?]/g, ".")
    .replace(/^[.,\s'-]+|[.,\s'-]+$/g, "")
    .replaceAll(/\.+(?=[\s,]|$)/g, "")
    .replaceAll(/\s*,[\s,]*/g, ", ");
  if (plain === undefined || plain === "" || !/^[A-Za-z]/.test(plain)) return null;
  return toParts(plain)?.map(capitalise) ?? null;
}

/**
 * What may be quoted of what somebody wrote: their sentences from the first on, in their own person, as far as nothing
 * hurts to hear, nothing that was said before is turned round, and a listener can follow. Null where that is nothing.
 *
 * @param text in English
 */
export function tellQuotation(text: string): Quotation | null {
  const all = toWrittenSentences(text).filter((raw) => /\w/.test(raw));
  const said: string[][] = [];
  for (const raw of all) {
    const parts = hurts(raw) ? null : speak(raw);
    if (parts === null || countWords([...said.flat(), ...parts].join(" ")) > mostWords) break;
    said.push([...parts]);
  }
  // What comes next would take it back.
  while (said.length > 0 && said.length < all.length) {
    const next = all[said.length] ?? "";
    if (!turnsRound(next) && !waits(all[said.length - 1] ?? "")) break;
    said.pop();
  }
  const breaths = toBreaths(said.flat());
  if (countWords(breaths.join(" ")) < leastWords) return null;
  return { breaths, brief: briefOf(said, all) };
}

/** As many whole sentences as one breath holds, or else how the first begins. */
function briefOf(said: readonly (readonly string[])[], all: readonly string[]): string | null {
  const taken: string[] = [];
  for (const [at, parts] of said.entries()) {
    const longer = [...taken, ...parts];
    if (countWords(longer.join(" ")) > mostInBrief) break;
    taken.push(...parts);
    const next = all[at + 1];
    if (next !== undefined && turnsRound(next)) return null;
  }
  if (taken.length > 0) return countWords(taken.join(" ")) < leastWords ? null : taken.join(". ");
  for (const opening of openingsOf(all[0] ?? "")) {
    const parts = speak(opening);
    if (parts !== null && countWords(parts.join(" ")) <= mostInBrief) return parts.join(". ");
  }
  return null;
}
