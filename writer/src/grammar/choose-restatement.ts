import type { Restatement } from "@hearten/reading/reading.ts";
import { countWords } from "./count-words.ts";
import {
  type Part,
  type Unit,
  leastWords,
  leastWordsLater,
  mostJoined,
  restateWhole,
  tie,
} from "./sayable.ts";
import { longestRun, mostInRun, toBreaths, turnsRound, waits } from "./sentence-run.ts";
import { explainsItsPronouns } from "./stands-alone.ts";
import { isEveryday, isInward, weighTelling } from "./telling.ts";
import { isPerson } from "./words.ts";

/** After a sentence that isn't said fewer words do where they tell a feeling. */
const leastInwardLater = 4;

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
  /** How much of the point is in what a single breath says of it. */
  readonly briefWeight: number;
  /** The numbers of its first unit and its last. */
  readonly from: number;
  readonly to: number;
}

function weighTogether(one: Part, other: Part): number {
  return Math.max(one.weight, other.weight) + Math.min(one.weight, other.weight) * 0.3;
}

function alone({ text, weight }: Part, at: number): Passage {
  const restatement = { said: text, following: [], later: null, brief: text };
  return { restatement, weight, briefWeight: weight, from: at, to: at };
}

/** A sentence and the one that follows on it. In one breath they are said together if they fit. */
function together(one: Part, other: Part, heavier: Part, to: number): Passage {
  const both = `${one.text}. ${other.text}`;
  const brief = countWords(both) <= mostJoined ? both : heavier.text;
  return {
    restatement: { said: one.text, following: [other.text], later: null, brief },
    weight: weighTogether(one, other),
    briefWeight: heavier.weight,
    from: to - 1,
    to,
  };
}

/** A sentence and one from further on, which can follow on "that". */
function apart(one: Part, other: Part, heavier: Part, to: number): Passage {
  const later = other.text.charAt(0).toLowerCase() + other.text.slice(1);
  return {
    restatement: { said: one.text, following: [], later, brief: heavier.text },
    weight: weighTogether(one, other),
    briefWeight: heavier.weight,
    from: 0,
    to,
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
    if (next !== undefined && turnsRound(next)) continue;
    const cost = next !== undefined && waits(raw) ? -2 : 0;
    if (own !== null && tellsEnough(own, index, heaviest))
      passages.push(plus(alone(own, index), cost + (index === 0 ? settingBonus : 0)));
    const { raw: rawBefore = "", alone: previous = null } = units[index - 1] ?? {};
    // It may point at somebody further back.
    const isClear = index < 2 || explainsItsPronouns(`${rawBefore.trim()} ${raw.trim()}`);
    if (isClear && after !== null && previous !== null && leadsTo(previous, after, index)) {
      const bonus = isEveryday(previous.text) ? -1 : index === 1 ? settingBonus : 0;
      const heavier = own !== null && isHeavier(own, previous, raw) ? own : previous;
      passages.push(plus(together(previous, after, heavier, index), cost + bonus + aLittle));
    }
    const later = index > 1 ? restateLater(units, index) : null;
    if (later !== null && setting !== null) {
      const heavier = own !== null && isHeavier(own, setting, raw) ? own : setting;
      passages.push(plus(apart(setting, later, heavier, index), cost + settingBonus));
    }
  }
  return passages;
}

function tellsEnough(part: Part, index: number, heaviest: number): boolean {
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
function chooseBest(passages: readonly Passage[]): Passage | null {
  let best: Passage | null = null;
  for (const passage of passages) {
    const least = best?.weight ?? 0;
    const isBetter =
      passage.weight > least ||
      (passage.weight === least && (best === null || least >= inwardWeight));
    if (isBetter) best = passage;
  }
  return best;
}

/** The longest run of sentences that has a passage in it; null where it says no more than that. */
function runAround(units: readonly Unit[], { from, to, restatement }: Passage): Restatement | null {
  const run = longestRun(units, from, to);
  const [said, ...following] = toBreaths(run);
  const isMore = run.length > (from === to ? 1 : 2) || restatement.later !== null;
  if (said === undefined || following.length === 0 || !isMore) return null;
  return { said, following, later: null, brief: restatement.brief };
}

/** Which sentences of a text are said back: those that hold most of the point. Null where none can be said. */
export function chooseRestatement(units: readonly Unit[]): Restatement | null {
  const best = chooseBest(passagesOf(units));
  if (best === null) return null;
  const restatement = runAround(units, best) ?? best.restatement;
  const subject = subjectOf(units);
  if (subject === null) return restatement;
  const { brief } = restatement;
  const isTold = best.briefWeight >= inwardWeight || brief.startsWith(subject);
  return { ...beginWith(subject, restatement), brief: isTold ? brief : subject };
}

/** The first sentence, where it says in a breath what all is about. */
function subjectOf([first, next]: readonly Unit[]): string | null {
  if (first?.alone?.isWhole !== true || isEveryday(first.alone.text)) return null;
  if (next !== undefined && (turnsRound(next.raw) || waits(first.raw))) return null;
  const { text, weight } = first.alone;
  const words = countWords(text);
  return (weight > 0 || words >= leastWordsLater) && words <= mostJoined ? text : null;
}

/** With the first sentence before it, if it isn't there already and a listener can follow all of it. */
function beginWith(subject: string, restatement: Restatement): Restatement {
  const { said, following, later } = restatement;
  const whole = [subject, said, ...following];
  const isTooLong = countWords(whole.join(" ")) > mostInRun;
  if (later !== null || said.startsWith(subject) || isTooLong) return restatement;
  return { ...restatement, said: subject, following: [said, ...following] };
}
