import type { Reading } from "@hearten/reading/reading.ts";
import type { Commission } from "../ports/writer.ts";
import { forbidden, wounding } from "./forbidden-signs.ts";
import { hasName, hasNameInTitle, isForeign, toPlainLetters, toTheirs } from "./foreign-words.ts";
import { createSaidBack } from "./said-back.ts";
import { normalize, shareOfTrigrams, toTrigrams, trigramsOf } from "./trigrams.ts";

/** What every writer is held to, line by line. What it says of a line can be told to the writer. */
export interface ScriptPolicy {
  /** Why a line of plain text (`toPlainText`) may not be spoken; null when it may. */
  findFault(text: string): string | null;
  /** Why a title may not be shown; null when it may. It stands in a list for months, so it says nothing that wounds. */
  findTitleFault(title: string): string | null;
}

/** Words of a line at most: more are no longer spoken in one breath. */
const mostWords = 26;
/** Of the inspirations that a writer is told of, how many of the newest a model keeps away from. */
export const heardLately = 10;
/** Part of a line's trigrams (three words in a row) in another text from which on it is the same said again. */
const mostShared = 0.5;
/** Trigrams that a line must have for that; a shorter one is compared as a whole. */
const fewestTrigrams = 4;
/** "Breathe in." may come again; lines of more words may not. */
const fewestHeard = 4;
/** Of the trigrams of a goal that is left in peace, the part that a line may hold. */
const mostOfGoal = 0.4;
const strangersName = "it names somebody whom the person didn't name";
/** Words that say whose a goal is, or that it is wanted. "I run", "You run" and "You want to run" speak of the same. */
const whose = new Set(
  `i i'm i've i'll i'd me my mine myself you you're you've you'll you'd your yours yourself am are be to want`.split(
    " ",
  ),
);

/**
 * The policy for one commission: it knows what the person wrote and heard lately, and what must not be told them today.
 *
 * @param instructions that were given to the writer, of which nothing may be said back; empty when there were none
 */
export function createScriptPolicy(commission: Commission, instructions: string): ScriptPolicy {
  const { goals, description, reading, earlier } = commission;
  const heard = earlier.slice(0, heardLately).map(({ text }) => text);
  const heardLines = new Set(heard.flatMap((text) => text.split(/(?<=[.?!])\s+/u)).map(normalize));
  const heardTrigrams = toTrigrams(heard);
  const isSaidBack = createSaidBack(instructions);
  const untold = findUntold(goals, reading);
  const theirs = toTheirs([description, ...goals]);

  /** Whatever the words are, and whoever is named. */
  function findFaultOfWording(text: string): string | null {
    const sign = forbidden.find(([found]) => found.test(text));
    if (sign) return sign[1];
    const words = text.split(" ");
    if (words.length > mostWords) return `it is longer than ${mostWords} words`;
    if (isSaidBack(text)) return "it says the instructions back";
    if (heardLines.has(normalize(text)) && words.length > fewestHeard) return "it was heard lately";
    const trigrams = trigramsOf(text);
    if (trigrams.length >= fewestTrigrams && shareOfTrigrams(trigrams, heardTrigrams) > mostShared)
      return "it was heard lately, in almost these words";
    if (untold.some((goal) => speaksOf(text, goal)))
      return "it speaks of a goal that is to be left in peace";
    return null;
  }

  return {
    findFault(text) {
      const fault = findFaultOfWording(text);
      if (fault !== null) return fault;
      if (isForeign(text)) return "it isn't in English";
      return hasName(text, theirs) ? strangersName : null;
    },
    findTitleFault(title) {
      if (wounding.test(title)) return "it may wound";
      if (hasNameInTitle(title, theirs)) return strangersName;
      return findFaultOfWording(`${title.toLowerCase()}.`);
    },
  };
}

/** Goals that today would hurt. */
function findUntold(goals: readonly string[], reading: Reading): readonly string[] {
  return goals.filter((_, index) => reading.goals[index]?.isSore === true);
}

/**
 * Whether a line holds a goal, whoever it is told of: a short one as a whole, a longer one in part. Of a goal of one word
 * every line with that word does: rather a line too few.
 */
function speaksOf(text: string, goal: string): boolean {
  const line = withoutWhose(text);
  const matter = withoutWhose(goal);
  const trigrams = trigramsOf(matter);
  if (trigrams.length > 0) return shareOfTrigrams(trigrams, toTrigrams([line])) > mostOfGoal;
  return matter !== "" && ` ${line} `.includes(` ${matter} `);
}

const withoutWhose = (text: string) =>
  normalize(toPlainLetters(text).replaceAll("\u2019", "'"))
    .split(" ")
    .filter((word) => !whose.has(word))
    .join(" ");
