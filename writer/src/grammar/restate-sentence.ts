import { mostInBreath, mostInFramedBreath } from "./breath.ts";
import { isBrokenEnglish } from "./broken-english.ts";
import { isJudging, isWounding } from "./hurtful.ts";
import { isHarsh, oneSentence } from "./sentence.ts";
import { leans, standsAlone } from "./stands-alone.ts";
import { isPlaceholder } from "./telling.ts";
import { turnToYou } from "./turn-to-you.ts";
import { isVerb } from "./verbs.ts";

/** A question, of which no part is a statement; many forget its mark. */
const asking =
  /\?\s*$|^\s*(?:what|why|how|who|where|when) (?:is|are|was|do|does|did|can|could|will|would|should|if|else|am)\b/i;
/** Somebody else's words, whole or in part. */
const quoting =
  /["“”„«»]|(?<![\p{L}\d])['‘](?!til\b|cause\b|em\b|bout\b)\w|^\s*['’]|\b(?:said|says|say|saying|told|tells|telling|asks|asked|ask (?:what|how|if|why|whether|me|us)|calling|shout\w*|yell\w*|text(?:s|ed)|announc\w*|think he|thinks|claims|claimed|insist\w*|reckon\w*|according)\b|\bcall(?:ed|s) (?:me|him|her|us|them|it) (?!for\b|back\b|today\b|yesterday\b|tonight\b|last\b|this\b|on\b|at\b|in\b|from\b|about\b|after\b|before\b|again\b|and\b|twice\b|once\b|every\b)\w/iu;
/** "The panel said not yet": it tells what came of it, and nothing of who writes. */
const reporting =
  /(?<!\b(?:i|he|she|they|we|who|you|always|never) )\b(?:said|says) (?!["'‘“„«])(?!.*\b(?:i|me|my|mine|we|us|our|she|he|you)\b)/gi;
/** "The bank said no": that is an answer, and no quotation. */
const answering =
  /(?<!\bi )\b(?:said|says) yes\b(?! to (?:me|him|her)\b)|(?<!\b(?:i|he|she|they|we) )\b(?:said|says) no\b/gi;
const addressing = /\b(?:you|your|yours|you're|you've|yourself|u|ur)\b/i;
/** Whoever hears these takes them as an order: "You should be happy". */
const ordering =
  /^(?:(?:now|today|and|but|so|still|maybe|perhaps) )*(?:i|we)(?:'d| really| probably| just)* (?:should|must|ought|better|need to)\b/i;
/** "You" takes another verb than "me" and "I" in these. */
const misturned =
  /\b(?:the|a|old|coal|gold) mine\b|\bmy (?:god|gosh|goodness|lord|word)\b|\bexcuse me\b|\b(?:me|us) (?:is|was|has|does|am)\b|\bI is\b|\bI has\b|\b(?:i|we)(?:'\w+)? (?:\w+ ){1,2}(?:me|us)\b/i;
/** "4.10" may be an hour or a number. */
const hour = /\b\d{1,2}\.\d\d\b|\b0\d{3}\b/;

function isImperative(sentence: string): boolean {
  const [first = "", second = ""] = sentence.split(" ");
  const isOnlyBase = isVerb(first, "base") && !isVerb(first, "past", "participle", "third");
  return (
    isOnlyBase &&
    /^(?:me|us|it|the|a|an|my|our|that|this|him|her|them|all|everything)$/i.test(second)
  );
}

/** What stands before a sentence, which may be what it goes on with. */
export type Before = "nothing" | "said" | "left out";

/** Whether no part of it may be said: a question, what others said, what addresses somebody, what hurts to hear. */
export function isUnspeakable(raw: string): boolean {
  return (
    asking.test(raw) ||
    addressing.test(raw) ||
    quoting.test(raw.replace(answering, "").replace(reporting, "")) ||
    isHarsh(raw) ||
    isWounding(raw)
  );
}

/**
 * One sentence as the voice may say it to whom it is about, turned to "you" and without an end; null where anything about
 * it is not certain, or where hearing it would hurt.
 *
 * @param raw with its end, in English
 */
export function restateSentence(raw: string, before: Before): string | null {
  if (asking.test(raw) || addressing.test(raw) || hour.test(raw)) return null;
  if (quoting.test(raw.replace(answering, "").replace(reporting, ""))) return null;
  const sentence = oneSentence(raw, before === "said" ? mostInBreath : mostInFramedBreath);
  if (sentence === null || /\d/.test(sentence)) return null;
  if (isHarsh(sentence) || isWounding(sentence) || isPlaceholder(sentence)) return null;
  if (ordering.test(sentence) || isJudging(sentence)) return null;
  if (misturned.test(sentence) || isImperative(sentence)) return null;
  if (isBrokenEnglish(sentence)) return null;
  if (before === "nothing" && leans(sentence)) return null;
  if (before === "left out" && !standsAlone(sentence)) return null;
  return turnToYou(sentence);
}
