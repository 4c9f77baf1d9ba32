import { closingsOf } from "./closing.ts";
import { isLearnersEnglish } from "./learners-english.ts";
import { openingsOf } from "./opening.ts";
import {
  type Before,
  countWords,
  explainsItsPronouns,
  isUnspeakable,
  restateSentence,
} from "./restate-sentence.ts";
import { isEveryday, isInward, weighTelling } from "./telling.ts";
import { isPerson } from "./words.ts";

/** What somebody wrote, as it may be said back to them: sentences turned to "you", without an end. */
export interface Restatement {
  readonly said: string;
  /** What they wrote right after it, which may point at it. */
  readonly next: string | null;
  /** In its place: what they wrote further on, with something between that is left out. It begins with "you". */
  readonly later: string | null;
  /** What of it is said in a single breath: that which holds most of the point, or both where they are short. */
  readonly brief: string;
}

/** A long list read back meets nobody: of a sentence with more words and several commas, only a part is said. */
const mostWordsOfList = 14;
/** Fewer say nothing, */
const leastWords = 3;
/** and more are needed after a sentence that isn't said, */
const leastWordsLater = 6;
/** though fewer where they tell a feeling. */
const leastInwardLater = 4;
/** So few are an afterthought of the sentence before: "Second time". */
const mostOfAfterthought = 4;
/** A sentence is said in one breath with its afterthoughts. */
const mostInBreath = 17;

/** Where a sentence ends; what it ends with tells a question. */
const sentences = /[^.!?…;\n]+(?:\.(?=\d)[^.!?…;\n]+)*[.!?…;\n]*/g;
/** The stop behind a title ends no sentence: "Mr. Banda". */
const title = /\b(Mr|Mrs|Ms|Dr|Prof|St)\.(?=\s)/g;
/** What a text begins with that says nothing: "So I asked him", "Sir, today I asked him". */
const filling =
  /^\s*(?:(?:ok(?:ay)?|well|so|and|oh|right|anyway|sir|madam),? )+(?=(?:i|we|my|our|the|today|they)\b)/i;
/** What ties a sentence to the one before, where what follows stands for itself: "But I feel nothing". */
const tie =
  /^\s*(?:and yet|and|but|so|yet|then|anyway),? (?=(?:now |today |then )?(?:i|i'm|i've|we|we're|we've|my|our)\b)/i;
/** It says something only with what it answers: "I do too". */
const answering =
  /\b(?:not|am|is|are|was|were|do|does|did|can|could|will|would|have|has|had|to|so|that|too)$/i;
/** What begins like this turns round what was said before. */
const turningRound =
  /^\s*(?:but|and yet|yet|except|only|although|though|still|instead|now|it wasn't|i'm not|i am not|i didn't|i was wrong)\b/i;
/** What was thought or meant waits for what came of it. */
const waiting =
  /\b(?:thought|hoped|expected|supposed|meant|planned|promised|tried|going to|at first|used to)\b/i;
/** What can follow on "and you wrote that". */
const goesOn =
  /^(?:(?:Now |Today |Still )?you(?:r|'\w+)?|It (?:feels|felt)|The|There|Nobody|Everybody)\b/i;
/** What may point at something that is left out, */
const pointing =
  /\b(?:he|she|him|her|his|he's|she's|it|it's|its|this|that|these|those|they|them|their)\b/i;
/** at a thing or at several people. */
const pointingAtThings = /\b(?:it|it's|its|this|that|these|those|they|them|their)\b/i;

/** Who tells what goes on in them weighs so much at least. */
const inwardWeight = 3;
/** What is said of what it is about, which the first sentence mostly says, counts so much. */
const settingBonus = 1;
/** Of two passages that hold as much, the one that says more. */
const aLittle = 0.1;

interface Part {
  readonly text: string;
  readonly weight: number;
  readonly isWhole: boolean;
}

/** A sentence with its afterthoughts, as it can be said. */
interface Unit {
  readonly raw: string;
  /** Standing for itself, */
  readonly alone: Part | null;
  /** and behind the one before it. */
  readonly after: Part | null;
}

function isLongList(said: string): boolean {
  return said.split(",").length > 2 && countWords(said) > mostWordsOfList;
}

function restateWhole(raw: string, before: Before): Part | null {
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

function unitsOf(text: string): readonly Unit[] {
  const plain = text
    .replace(/[’‘ʼ´`](?=\w)/g, "'")
    .replace(title, "$1")
    .replace(filling, "");
  const units: Unit[] = [];
  for (const [raw] of plain.matchAll(sentences)) {
    if (raw.trim() === "") continue;
    const last = units.at(-1);
    const after = restateWhole(raw, "said");
    const isAfterthought =
      after !== null &&
      countWords(after.text) <= mostOfAfterthought &&
      (last?.alone?.isWhole === true || last?.after?.isWhole === true) &&
      countWords(`${(last.alone ?? last.after)?.text} ${after.text}`) <= mostInBreath;
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

/** Whether a pronoun for a person still means who it meant, when these are left out. */
function namesNobody(units: readonly Unit[]): boolean {
  return units.every(({ raw }) => {
    const words = raw.trim().split(/[^\w'-]+/);
    return !words.some(isPerson) && !words.slice(1).some((word) => /^[A-Z](?!'|$)/.test(word));
  });
}

/** What is said further on, of the same people as the first. */
function restateLater(units: readonly Unit[], index: number): Part | null {
  const { raw = "", alone: own = null } = units[index] ?? {};
  const part = own ?? restateOfSame(units, index, raw);
  return part !== null && part.weight >= inwardWeight - 1 && isInward(raw) && goesOn.test(part.text)
    ? part
    : null;
}

/** What points at nobody but whom the first sentence names. */
function restateOfSame(units: readonly Unit[], index: number, raw: string): Part | null {
  if (
    pointingAtThings.test(raw.replace(/^\s*It (?=(?:feels|felt) )/, "")) ||
    !namesNobody(units.slice(1, index))
  )
    return null;
  return restateWhole(raw.replace(tie, ""), "said");
}

interface Passage {
  readonly restatement: Restatement;
  readonly weight: number;
}

function weighTogether(one: Part, other: Part): number {
  return Math.max(one.weight, other.weight) + Math.min(one.weight, other.weight) * 0.3;
}

function alone({ text, weight }: Part): Passage {
  return { restatement: { said: text, next: null, later: null, brief: text }, weight };
}

/** A sentence and the one that follows on it. In one breath they are said together if they fit. */
function together(one: Part, other: Part, heavier: Part): Passage {
  const both = `${one.text}. ${other.text}`;
  const brief = countWords(both) <= mostInBreath ? both : heavier.text;
  return {
    restatement: { said: one.text, next: other.text, later: null, brief },
    weight: weighTogether(one, other),
  };
}

/** A sentence and one from further on, which can follow on "that". */
function apart(one: Part, other: Part, heavier: Part): Passage {
  const later = other.text.charAt(0).toLowerCase() + other.text.slice(1);
  return {
    restatement: { said: one.text, next: null, later, brief: heavier.text },
    weight: weighTogether(one, other),
  };
}

function plus(passage: Passage, weight: number): Passage {
  return { ...passage, weight: passage.weight + weight };
}

function passagesOf(units: readonly Unit[]): readonly Passage[] {
  const passages: Passage[] = [];
  const heaviest = Math.max(...units.map(({ raw }) => weighTelling(raw.trim())));
  const first = units[0]?.alone ?? null;
  const setting = first?.isWhole === true && !isEveryday(first.text) ? first : null;
  for (const [index, { raw, alone: own, after }] of units.entries()) {
    const next = units[index + 1]?.raw;
    // It would be cut before the turn.
    if (next !== undefined && turningRound.test(next)) continue;
    const cost = next !== undefined && waiting.test(raw) ? -2 : 0;
    if (own !== null && standsAlone(own, index, heaviest))
      passages.push(plus(alone(own), cost + (index === 0 ? settingBonus : 0)));
    const { raw: rawBefore = "", alone: previous = null } = units[index - 1] ?? {};
    // It may point at somebody further back.
    const isClear = index < 2 || explainsItsPronouns(`${rawBefore.trim()} ${raw.trim()}`);
    if (isClear && after !== null && previous !== null && leadsTo(previous, after, index)) {
      const bonus = isEveryday(previous.text) ? -1 : index === 1 ? settingBonus : 0;
      const heavier = own !== null && isHeavier(own, previous, raw) ? own : previous;
      passages.push(plus(together(previous, after, heavier), cost + bonus + aLittle));
    }
    const later = index > 1 ? restateLater(units, index) : null;
    if (later !== null && setting !== null) {
      const heavier = own !== null && isHeavier(own, setting, raw) ? own : setting;
      passages.push(plus(apart(setting, later, heavier), cost + settingBonus));
    }
  }
  return passages;
}

function standsAlone(part: Part, index: number, heaviest: number): boolean {
  const { text, weight, isWhole } = part;
  const leastLater = weight >= inwardWeight ? leastInwardLater : leastWordsLater;
  const least = index === 0 ? leastWords : leastLater;
  // Where the person goes on to what they feel, a part of a sentence before it ends before the point.
  const isCut = !isWhole && heaviest >= inwardWeight && weight < inwardWeight - 1;
  const isTelling = index === 0 || weight >= (isWhole ? 1 : 0);
  return countWords(text) >= least && isTelling && !isCut && !isEveryday(text);
}

function leadsTo(previous: Part, after: Part, index: number): boolean {
  const isEmpty = isEveryday(previous.text) && after.weight < inwardWeight;
  return previous.isWhole && !isEmpty && (index === 1 || countWords(previous.text) >= leastWords);
}

function isHeavier(part: Part, other: Part, raw: string): boolean {
  const isTie = part.weight === other.weight && isInward(raw);
  return part.isWhole && (part.weight > other.weight || isTie);
}

/** Of passages that hold as much the later one where it tells a feeling, or else the first, which says what it is about. */
function chooseBest(passages: readonly Passage[]): Restatement | null {
  let best: Passage | null = null;
  for (const passage of passages) {
    const least = best?.weight ?? 0;
    const isBetter =
      passage.weight > least ||
      (passage.weight === least && (best === null || least >= inwardWeight));
    if (isBetter) best = passage;
  }
  return best?.restatement ?? null;
}

/** A text of three short sentences as a whole, of which nothing is cut; null where not all of them can be said. */
function wholeOf(units: readonly Unit[], best: Restatement | null): Restatement | null {
  const [first, second, third] = units.map((unit, at) => (at === 0 ? unit.alone : unit.after));
  if (units.length !== 3 || !first?.isWhole || !second?.isWhole || !third?.isWhole) return null;
  const begins = `${first.text}. ${second.text}`;
  const ends = `${second.text}. ${third.text}`;
  const [said, then] =
    countWords(begins) <= mostInBreath ? [begins, third.text] : [first.text, ends];
  if (best === null || isEveryday(first.text) || countWords(then) > mostInBreath) return null;
  return { said, next: then, later: null, brief: best.brief };
}

/**
 * Says back what somebody wrote, as who listens well does: what holds the point, in their own words turned to "you",
 * without an end. "Failed by three points. Second time". One sentence or two, each with its afterthoughts; a text of three
 * short ones as a whole. What they feel, want or can't do comes before what happened, with what it is about before it
 * where that can be said. Nothing is said that they turn round in the next sentence. What others said, what wounds, and
 * what is not certain to stand for itself is left out. Nothing is said back to somebody who is learning English: it would
 * sound corrected, or mocked.
 *
 * @param text in English
 */
export function tellRestatement(text: string): Restatement | null {
  if (isLearnersEnglish(text)) return null;
  const units = unitsOf(text);
  const best = chooseBest(passagesOf(units));
  return wholeOf(units, best) ?? best;
}
