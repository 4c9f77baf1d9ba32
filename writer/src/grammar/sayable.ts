import { closingsOf } from "./closing.ts";
import { countWords } from "./count-words.ts";
import { openingsOf } from "./opening.ts";
import { type Before, isUnspeakable, restateSentence } from "./restate-sentence.ts";
import { isInward, weighTelling } from "./telling.ts";
import { toWrittenSentences } from "./written-sentences.ts";

/** A long list read back meets nobody: of a sentence with more words and several commas, only a part is said. */
const mostWordsOfList = 14;
/** Fewer say nothing. */
export const leastWords = 3;
/**
 * A sentence further on has so many at least where one before it isn't said; so has a part of one behind another, and a
 * first one that tells little.
 */
export const leastWordsLater = 6;
/** So few are an afterthought of the sentence before: "Second time". */
const mostOfAfterthought = 4;
/**
 * Sentences are joined in one breath up to so many words, fewer than a breath can hold; a first sentence with more isn't said
 * as the subject of the rest.
 */
export const mostJoined = 17;

/** What a text begins with that says nothing: "So I asked him", "Sir, today I asked him". */
const filling =
  /^\s*(?:(?:ok(?:ay)?|well|so|and|oh|right|anyway|sir|madam),? )+(?=(?:i|we|my|our|the|today|they)\b)/i;
/** What ties a sentence to the one before, where what follows stands for itself: "But I feel nothing". */
export const tie =
  /^\s*(?:and yet|and|but|so|yet|then|anyway),? (?=(?:now |today |then )?(?:i|i'm|i've|we|we're|we've|my|our)\b)/i;
/** It says something only with what it answers: "I do too". */
const answering =
  /\b(?:not|am|is|are|was|were|do|does|did|can|could|will|would|have|has|had|to|so|that|too)$/i;
/** What may point at something that is left out. */
const pointing =
  /\b(?:he|she|him|her|his|he's|she's|it|it's|its|this|that|these|those|they|them|their)\b/i;

/** A sentence or a part of one, turned to "you". */
export interface Part {
  readonly text: string;
  /** How much of the point it holds, by `weighTelling`. */
  readonly weight: number;
  readonly isWhole: boolean;
}

/** A sentence with its afterthoughts, as it can be said. */
export interface Unit {
  readonly raw: string;
  /** How it is said where it stands for itself. */
  readonly alone: Part | null;
  /** How it is said behind the one before it. */
  readonly after: Part | null;
}

function isLongList(said: string): boolean {
  return said.split(",").length > 2 && countWords(said) > mostWordsOfList;
}

/** All of a sentence; null where that is not certain. */
export function restateWhole(raw: string, before: Before): Part | null {
  const text = restateSentence(raw, before);
  if (text === null || isLongList(text)) return null;
  return { text, weight: weighTelling(raw.trim()), isWhole: true };
}

/** The beginning of a sentence that can't be said whole, where the point doesn't come behind it. */
function restateOpening(raw: string, before: Before, least = leastWords): Part | null {
  for (const opening of openingsOf(raw)) {
    const text = restateSentence(opening, before);
    if (text === null || countWords(text) > mostWordsOfList || countWords(text) < least) continue;
    const weight = weighTelling(opening.trim());
    const isPointBehind = !isInward(opening) && isInward(raw.trim().slice(opening.length));
    return isPointBehind ? null : { text, weight: weight - 1, isWhole: false };
  }
  return null;
}

/** Its end, where that tells what goes on in the person, and points at nothing that is left out. */
function restateClosing(raw: string): Part | null {
  if (isUnspeakable(raw)) return null;
  for (const closing of closingsOf(raw)) {
    if (!isInward(closing) || pointing.test(closing)) continue;
    const text = restateSentence(closing, "left out");
    if (text === null || countWords(text) < leastWords || answering.test(text)) continue;
    return { text, weight: weighTelling(closing) - 1, isWhole: false };
  }
  return null;
}

function restateAlone(raw: string, before: Before): Part | null {
  const own = before === "nothing" ? raw : raw.replace(tie, "");
  const whole = restateWhole(own, before);
  if (whole !== null) return before !== "nothing" && answering.test(whole.text) ? null : whole;
  const opening = restateOpening(raw, before);
  const closing = restateClosing(raw);
  if (opening === null || closing === null) return opening ?? closing;
  return closing.weight > opening.weight ? closing : opening;
}

function join(one: Part | null, other: Part): Part | null {
  return one?.isWhole !== true
    ? one
    : {
        text: `${one.text}. ${other.text}`,
        weight: Math.max(one.weight, other.weight),
        isWhole: true,
      };
}

/** The sentences of a text with their afterthoughts, in their order, and how each can be said. */
export function unitsOf(text: string): readonly Unit[] {
  const units: Unit[] = [];
  for (const raw of toWrittenSentences(text.replace(filling, ""))) {
    const last = units.at(-1);
    const after = restateWhole(raw, "said");
    const isAfterthought =
      after !== null &&
      countWords(after.text) <= mostOfAfterthought &&
      (last?.alone?.isWhole === true || last?.after?.isWhole === true) &&
      countWords(`${(last.alone ?? last.after)?.text} ${after.text}`) <= mostJoined;
    if (isAfterthought && last !== undefined)
      units[units.length - 1] = {
        raw: `${last.raw} ${raw}`,
        alone: join(last.alone, after),
        after: join(last.after, after),
      };
    else
      units.push({
        raw,
        alone: restateAlone(raw, last === undefined ? "nothing" : "left out"),
        after: after ?? restateOpening(raw, "said", leastWordsLater),
      });
  }
  return units;
}
