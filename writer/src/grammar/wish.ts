import { isBrokenEnglish } from "./broken-english.ts";
import { hasBareNoun } from "./bare-noun.ts";
import { splitClauses } from "./clause.ts";
import { isHarsh, oneSentence } from "./sentence.ts";
import { turnToYou } from "./turn-to-you.ts";
import { isVerb } from "./verbs.ts";
import { isAdverb, isDeterminer, isNumber, isPreposition } from "./words.ts";

/** A longer wish is hard to follow. */
const maxWords = 16;

/** How a goal may begin that is written as a wish. */
const wishing =
  /^(?:(?:I|we) (?:really )?(?:want|wish|hope|need|would like|would love|plan|aim)|I'd (?:like|love)|my (?:goal|dream|wish) is|to be able)? ?to (?=\w)/i;
/** Verbs that are taken for no noun at the beginning of a goal; others must be followed by what no noun is followed by. */
const plainVerbs = new Set(
  (
    "achieve afford apply ask avoid be become begin believe bring build buy call carry choose clean climb complete cook create " +
    "decide deliver develop do drink earn eat enjoy feel find finish fix forgive get give go graduate grow have hear help hold " +
    "improve invite keep knit know learn leave let listen live lose maintain make manage marry meet memorise move open organise organize " +
    "overcome own pass pay play pray prepare publish put qualify quit read reach rebuild reduce refit remember renovate repair replace return save say see sell " +
    "send settle sing sit sleep speak spend start stay stop take talk teach tell think trace train translate understand use " +
    "visit wake wear win write"
  ).split(" "),
);

/** A date in figures, by which it is to be: of no use to hear. */
const dated =
  /,? (?:by|before|in) (?:(?:the end of |early |late |mid |summer |spring |autumn |winter |january |february |march |april |may |june |july |august |september |october |november |december )*(?:\d\S*|[A-Z]\d\S*|twenty[ -]\w+(?:-\w+)?|two thousand\b.*)(?: [A-Z]{2}\d+)?)$/i;

const negation = /^(?:not to|to not|not|don't|do not|no longer|never) (?:to )?(?=\w)/i;

/** A note behind a comma, which is written for the eye: ", second hand is fine". A list has another comma or "and". */
const note = /,(?! (?:and|or|but|then)\b)(?![^,]*(?:,| and\b| or\b)(?= (?:\w+ ?){1,3}$)).*$/i;
/** Written short, and hard to say. */
const shortened = /\b(?:incl|etc|approx|w|lvl|jan|feb|aug|sept|oct|nov|dec|xmas|thx|pls)\b/i;

/** Whether the words begin as somebody's doing: "pass the bar", "swim more", never "work life balance". */
function isDoing(words: readonly string[]): boolean {
  const [verb = "", next = ""] = words.map((word) => word.toLowerCase().replace(/,$/, ""));
  if (plainVerbs.has(verb)) return words.length > 1;
  const isFollowed =
    isDeterminer(next) ||
    isPreposition(next) ||
    isAdverb(next) ||
    isNumber(next) ||
    /^(?:me|us|them|myself|ourselves|\w+ly|again|better|faster)$/.test(next);
  return isVerb(verb, "base") && isFollowed;
}

/** The goal without what makes a fact or a wish of it, in the first person: "run my own studio", "not be so shy". */
function toDoing(sentence: string): { readonly words: string; readonly isNegated: boolean } {
  let words = sentence
    .replace(/^I'm |^I am /i, "be ")
    .replace(/^I (?:don't|do not) /i, "not ")
    .replace(wishing, "")
    .replace(/^I've (?=(?:a|an|my|the|two|three)\b)/i, "have ")
    .replace(/^I (?=\w)/, "");
  const isNegated = negation.test(words);
  if (isNegated) words = words.replace(negation, "");
  return { words: words.replace(note, "").replace(dated, ""), isNegated };
}

/**
 * A goal as what somebody wants, said after "You want": "to pass the bar", "not to be so shy when the teacher asks you".
 * Null where it isn't certain that the goal is somebody's doing, where its English is broken, and where it is long or harsh.
 */
export function tellWish(text: string): string | null {
  const [first = ""] = text.split(/(?<=[.!])\s+(?=[A-Z])/);
  const sentence = oneSentence(first);
  if (sentence === null || /\?/.test(sentence) || isHarsh(sentence)) return null;
  // "I become a nurse and my mother is proud": only the first is what somebody does.
  if (splitClauses(sentence).length > 1) return null;
  const { words, isNegated } = toDoing(sentence);
  const lower = /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
  const tokens = lower.split(" ");
  if (!isDoing(tokens) || tokens.length > maxWords || /\d/.test(lower)) return null;
  if (isBrokenEnglish(`I can ${lower}`) || hasBareNoun(tokens) || shortened.test(lower))
    return null;
  const you = turnToYou(lower);
  return `${isNegated ? "not to" : "to"} ${you.charAt(0).toLowerCase()}${you.slice(1)}`;
}
