import { isMayBeOrPlainVerb } from "./goal-verbs.ts";
import { isVerb } from "./verbs.ts";
import {
  isAdverb,
  isConjunction,
  isDeterminer,
  isNumber,
  isPerson,
  isPreposition,
} from "./words.ts";

/** Small words, and pronouns, that no noun is told by. */
const small =
  /^(?:i|me|he|him|she|it|we|us|they|them|you|your|someone|everyone|everybody|nobody|anyone|these|those|such|please|yes|not|never|more|most|less|few|fewer|many|much|some|am|is|are|was|be|been|can|will|do|does|did|has|had|could|should|would|must|may|also|just|very|too|so|if|then|god|lord|who|why|next|last|same|other|certain|enough|coming)$/;
/** As verbs end, rather than nouns: "modernise", "renovate". */
const shapedAsVerb = /(?:ate|ify|[iy][sz]e|ing|ly|'s|s)$/;

/** The word with one letter left out, at each place. */
const shorter = (word: string): readonly string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** Whether a word may be a verb with one letter wrong, left out or put in, but seldom the first: "bulid", "lern". */
function isNearlyVerb(word: string): boolean {
  const left = shorter(word).filter((each) => each.startsWith(word.charAt(0)));
  if (left.some((each) => isMayBeOrPlainVerb(each))) return true;
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const grown = [...left, word].flatMap((each) =>
    Array.from({ length: each.length }, (_, before) => before + 1).flatMap((at) =>
      letters.split("").map((letter) => each.slice(0, at) + letter + each.slice(at)),
    ),
  );
  return grown.some((each) => isMayBeOrPlainVerb(each));
}

/**
 * Whether a word that no list knows may stand before a noun and tell what it is of: "kibbutz" in "kibbutz reunion". Not a word
 * that may be a verb, or one misspelt, where a verb may stand.
 */
export function mayDescribe(word: string, isFirst: boolean): boolean {
  const lower = word.toLowerCase();
  const isPlain = /^[a-z]{3,14}$/.test(isFirst ? lower : word);
  const isSmall =
    small.test(lower) ||
    isDeterminer(lower) ||
    isPreposition(lower) ||
    isConjunction(lower) ||
    isAdverb(lower) ||
    isNumber(lower) ||
    isPerson(lower);
  if (!isPlain || isSmall || shapedAsVerb.test(lower)) return false;
  if (isVerb(lower, "base", "third", "past", "gerund", "participle")) return false;
  return !isFirst || !isNearlyVerb(lower);
}
