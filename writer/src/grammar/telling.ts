import { isVerb } from "./verbs.ts";
import { isGoodState, isHardState } from "./words.ts";

/** Small words that may stand between "I" and what I feel. */
const between =
  "(?:(?:still|just|also|always|never|even|now|all|so|too|very|quite|rather|both|a bit|a little|kind of|sort of|\\w+ly|\\w+n't) )*";

/** "I", said or left out as in a note: "Can't sleep". */
const somebody = "(?:\\b(?:i|we|and) |^(?:(?:and|but|so|now|today|still) )*)";

/** What is felt, wanted, feared or beyond the strength of who writes. */
const inward = new RegExp(
  `${somebody}${between}(?:feel|felt|want|wanted|wish|hope|fear|miss|love|loved|hate|dread|worry|cry|cried|wept|can't|cannot|couldn't|don't know|didn't know|don't think|don't believe|can't believe|keep \\w+ing|kept \\w+ing|forgot to be|need|longed?)\\b|\\b(?:scares|frightens|hurts|worries|makes|made|helps|bothers|haunts|moves|moved|touched|frightened|scared) me\\b|\\bmy (?:heart|stomach|chest|throat|hands|head)\\b|\\b(?:it|everything) (?:feels|felt)\\b`,
  "i",
);

/** "I'm so proud": whether a feeling stands there is told by the word. */
const state = new RegExp(
  `(?:\\b(?:i'm|i am|i was|we're|we are|we were|i've been|i feel|i felt)|^(?:still|just|so)) ${between}(\\w+)`,
  "gi",
);

/** Where it turns: what comes now is not what was to be expected. */
const turning =
  /\b(?:but|yet|although|though|still|instead|except|anymore|any more|no longer|even so|at the same time|for once)\b|^now\b/i;

/** What was not so before, or is so for everybody else. */
const singular =
  /\b(?:first|last|finally|at last|never|nobody|no one|only|best|worst|ever|alone|myself)\b/i;

const own = /\b(?:i|i'm|i've|i'd|i'll|me|my|myself|we|we're|we've|us|our)\b/i;

/** Whether somebody left "I" out, as in a note: "Failed by three points". */
function leavesOutI(sentence: string): boolean {
  const [first = ""] = sentence.split(" ");
  return isVerb(first, "past") || /^(?:can't|couldn't|don't|didn't|haven't)$/i.test(first);
}

function isState(sentence: string): boolean {
  return [...sentence.matchAll(state)].some(
    ([, word = ""]) =>
      isHardState(word) || isGoodState(word) || /^(?:jealous|grinning)$/i.test(word),
  );
}

/** Whether a sentence tells what goes on in who writes. */
export function isInward(sentence: string): boolean {
  return inward.test(sentence) || isState(sentence);
}

/**
 * Weighs how much of the point a sentence holds. It weighs most if it tells what the person feels, wants, fears or
 * can't do. It weighs a little more if it turns against what was expected, if it tells of a first or a last time, and
 * if it speaks of the person.
 *
 * @param sentence as it was written, in the first person
 */
export function weighTelling(sentence: string): number {
  const inwardly = isInward(sentence) ? 3 : 0;
  const turned = turning.test(sentence) ? 1 : 0;
  const once = singular.test(sentence) ? 1 : 0;
  const self = own.test(sentence) || leavesOutI(sentence) ? 1 : 0;
  return inwardly + turned + once + self;
}

/** Words of greetings, days, weather, and of what is as always. */
const everyday =
  /\b(?:good|morning|afternoon|evening|night|hi|hello|hey|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?s?\b|\b(?:today|tonight|tomorrow|yesterday|week|weekend|day|off|out|in|all|again|same|as|last|next|this|the|a|an|it's|it|is|was|are|were|and|so|not|too|very|really|just|quite|rain(?:ed|ing|y)?|snow(?:ed|ing|y)?|sunny|cloudy|grey|gray|cold|hot|warm|weather|nothing|much|special|new|bins?|ok|okay|fine|usual|normal|clear|both|of|them|me|us|for|to|at|on|long|half|home|here|now)\b/gi;

/** Whether nothing is told by it: "Tuesday", "It rained all day", "Same as last week". */
export function isEveryday(sentence: string): boolean {
  return !/[a-z0-9]/i.test(sentence.replaceAll(everyday, ""));
}

/** What is written where somebody has to write something. */
const placeholder =
  /\b(?:(?:know|idk|dunno) what to (?:write|say(?! to (?:him|her|them|my)\b)|put|type)|nothing to (?:write|say)|test(?:ing)?$|asdf|lorem)\b/i;

/** Whether a sentence only fills the field: "I don't know what to write", "test". */
export function isPlaceholder(sentence: string): boolean {
  return placeholder.test(sentence);
}
