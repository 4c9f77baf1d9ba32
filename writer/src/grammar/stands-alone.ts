import { isVerb } from "./verbs.ts";
import {
  isAdverb,
  isConjunction,
  isDeterminer,
  isNumber,
  isPerson,
  isPreposition,
} from "./words.ts";

/** These begin what is no statement, or go on with what was said before. "No one" and "No rain" don't. */
const leaning =
  /^(?:but|and|so|because|which|or|then|also|too|though|although|if|when|while|since|unless|except|plus|you|your|you're|please|help|let|hi|hello|hey|dear|thanks|thank|ok|okay|yes|no|yeah|well|oh|sorry|me|why|what|how|who|where|wish)\b(?! one\b| rain\b)/i;

/** These compare with what was said before, or speak of all of it. */
const comparing =
  /\b(?:(?:this|that) (?:is|was)|that's|hers|theirs|mine|ours|ones?|too|also|either|neither|already|instead|same|there|others?|another|both|else|then)\b/i;

/** These point at somebody or something that was named before, as a rule. */
const pointing =
  /\b(?:he|she|him|her|hers|his|they|them|their|he's|she's|they're|this|that|these|those|it|it's|its)\b/i;
const pointingAtPerson = /\b(?:he|she|him|her|hers|his|he's|she's)\b/i;
/** What a pronoun for a thing, or for several, may mean. */
const something =
  /\b(?:my|our|the|a|an|mum|mom|dad|grandma|grandpa|granny|nan)\b|(?<=\w )[A-Z][a-z]/;
/** What a pronoun for a person may mean, besides those whom everybody has: "a stranger shared her crisps". */
const someone = /\b[Aa]n? \w|(?<=\w )[A-Z][a-z]/;
/** "I felt nothing, and it scares me": it is what was just said. "It feels like spring": it is everything. */
const meaningAll =
  /(?<=\w,? (?:and|but) )it (?=(?:scare|hurt|feel|felt|ma[dk]e|worr|bother|frighten|break|broke)\w*\b)|^It (?=(?:feels|felt) )|(?<=so much )it (?=hurts)/g;

/** Whether it begins with a name, as far as can be told: with none of the words that a sentence often begins with. */
function beginsWithName(before: string): boolean {
  const [first = "", second = ""] = before.split(" ");
  const isCommon =
    isAdverb(first) ||
    isPreposition(first) ||
    isConjunction(first) ||
    isDeterminer(first) ||
    isNumber(first) ||
    isVerb(first, "base", "past", "gerund") ||
    /^(?:i|i'\w+|we|we'\w+|today|tonight|tomorrow|yesterday|then|every\w*|some\w*|no\w*|any\w*|last|next|once|maybe|perhaps|people|there|at|on|\w+day)$/i.test(
      first,
    );
  return !isCommon && isVerb(second, "third", "past");
}

/** Whether everybody whom a pronoun means is named before it, in these words. */
export function explainsItsPronouns(sentence: string): boolean {
  const plain = sentence.replace(meaningAll, "");
  const at = plain.search(pointing);
  if (at === -1) return true;
  const before = plain.slice(0, at);
  if (beginsWithName(before)) return true;
  return pointingAtPerson.test(plain.slice(at).split(" ")[0] ?? "")
    ? someone.test(before) || before.split(/[^\w-]+/).some(isPerson)
    : something.test(before);
}

/** Whether a sentence begins as what is no statement, or as what goes on with the one before it. */
export const leans = (sentence: string): boolean => leaning.test(sentence);

/** Whether a sentence stands without the one before it. */
export function standsAlone(raw: string): boolean {
  const sentence = raw.trim();
  return !leans(sentence) && !comparing.test(sentence) && explainsItsPronouns(sentence);
}
