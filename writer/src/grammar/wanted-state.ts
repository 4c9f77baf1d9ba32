import { isVerb } from "./verbs.ts";
import { isAdverb, isGoodState, isHardState, isPreposition } from "./words.ts";

/** What one may be free of, in two words: "debt free". */
const freeOf =
  /^(?:alcohol|cancer|debt|drug|drink|migraine|pain|sugar|smoke|stress|symptom|nicotine|worry|gluten) free(?: (?:by|before|for|again|in|and|at|after) .*)?$/i;
/** What one is without an adjective: "at peace". */
const atEase =
  /^(?:at (?:peace|ease|rest)|in (?:love|remission|shape|good shape|good health|control|touch)|out of (?:debt|pain|hospital))(?: (?:with|by|before|in|about|again|of|at|and) .*)?$/i;

/** "Less tired", "more present" */
const degreeOf = /^(?:more|less) /i;
/** These have an amount of their own: "more fun", "less cold". */
const alsoNoun =
  /^(?:fun|light|quiet|calm|cold|good|cool|warm|kind|cross|mean|open|dry|free|hard|single|whole|safe|content|slow|tense|broke|stress)$/;

/** Whether a state is a hard one, to be out of: "so tired", "alone at Christmas". */
export function isHardToBe(words: string): boolean {
  const [first = "", second = ""] = words.replace(/^(?:so|too|that|as) /i, "").split(" ");
  return (
    isHardState(first) &&
    !isVerb(first, "base") &&
    (second === "" || isPreposition(second) || second === "anymore")
  );
}

/** How long one wants to be so: "sober one year", which is said with "for". */
const lasting =
  /^\w+ (?:for )?(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+ty|\w+teen|\w+ty-\w+|\w+ hundred|a hundred) (?:day|week|month|year)s?$/i;
/** "Strong healthy and happy" */
const unpaused = /^(be )?([a-z]+) ([a-z]+) and ([a-z]+)$/i;

/** A state with the words and pauses that thumbs leave out: "sober one year" as "sober for one year". */
export function mendState(words: string): string {
  if (!words.startsWith("be ")) return words;
  const plain = words.replace(/^be /, "");
  const [, , one = "", two = "", three = ""] = unpaused.exec(plain) ?? [];
  const isRow = [one, two, three].every((word) => isGoodState(word) && !isAdverb(word));
  const told = isRow ? `${one}, ${two} and ${three}` : plain;
  const [first = ""] = told.split(" ");
  const isLasting = isGoodState(first) && lasting.test(told) && !/^\w+ for /.test(told);
  const whole = isLasting ? told.replace(" ", " for ") : told;
  return `be ${whole}`;
}

/** Whether a goal names what somebody wants to be, without a verb: "debt free", "married to Daniel", "calm under pressure". */
export function isWantedState(words: string): boolean {
  if (freeOf.test(words) || atEase.test(words)) return true;
  const [first = "", second = "", third = ""] = words
    .toLowerCase()
    .replace(degreeOf, "")
    .split(" ");
  const isAlone =
    second === "" ||
    (isPreposition(second) && !/^(?:back|up|near)$/.test(second)) ||
    /^(?:and|again|enough)$/.test(second) ||
    lasting.test(words);
  // "good enough is enough"
  const isSentence = /^(?:is|are|was)$/.test(third);
  const isMeasured = degreeOf.test(words);
  if (isMeasured)
    return (isHardState(first) || isGoodState(first)) && isAlone && !alsoNoun.test(first);
  const isState = isGoodState(first) && (!isVerb(first, "base") || lasting.test(words));
  return isState && isAlone && !isSentence;
}
