import { countWords, explainsItsPronouns } from "./restate-sentence.ts";
import {
  type Part,
  type Unit,
  leastWords,
  leastWordsLater,
  mostInBreath,
  restateWhole,
  tie,
} from "./sayable.ts";
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

/** After a sentence that isn't said fewer words do where they tell a feeling. */
const leastInwardLater = 4;

/** What begins like this turns round what was said before. */
const turningRound =
  /^\s*(?:but|and yet|yet|except|only|although|though|still|instead|now|it wasn't|i'm not|i am not|i didn't|i was wrong)\b/i;
/** What was thought or meant waits for what came of it. */
const waiting =
  /\b(?:thought|hoped|expected|supposed|meant|planned|promised|tried|going to|at first|used to)\b/i;
/** What can follow on "and you wrote that". */
const goesOn =
  /^(?:(?:Now |Today |Still )?you(?:r|'\w+)?|It (?:feels|felt)|The|There|Nobody|Everybody)\b/i;
/** What may point at a thing or at several people. */
const pointingAtThings = /\b(?:it|it's|its|this|that|these|those|they|them|their)\b/i;

/** Who tells what goes on in them weighs so much at least. */
const inwardWeight = 3;
/** What is said of what it is about, which the first sentence mostly says, counts so much. */
const settingBonus = 1;
/** Of two passages that hold as much, the one that says more. */
const aLittle = 0.1;

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

/** Which sentences of a text are said back: those that hold most of the point. Null where none can be said. */
export function chooseRestatement(units: readonly Unit[]): Restatement | null {
  const best = chooseBest(passagesOf(units));
  return wholeOf(units, best) ?? best;
}
