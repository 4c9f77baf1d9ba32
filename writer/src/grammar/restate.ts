import { isBrokenEnglish } from "./broken-english.ts";
import { isHarsh, oneSentence } from "./sentence.ts";
import { isLearnersEnglish } from "./learners-english.ts";
import { openingsOf } from "./opening.ts";
import { turnToYou } from "./turn-to-you.ts";
import { isVerb } from "./verbs.ts";

/** What one breath can hold, with a few words around it. */
const mostWords = 17;
/** A long list read back meets nobody: of a sentence with commas that has more words, only the beginning is said. */
const mostWordsOfList = 14;
/** A shorter one says nothing, */
const leastWords = 3;
/** and after a sentence that can't be said it may have been about that. */
const leastWordsLater = 6;
/** As many belong into one piece. */
const most = 4;

/** Where a sentence ends; what it ends with tells a question. */
const sentences = /[^.!?…;\n]+(?:\.(?=\d)[^.!?…;\n]+)*[.!?…;\n]*/g;

/** Somebody else's words, whole or in part. */
const quoting =
  /["“”„«»]|(?<![\p{L}\d])['‘](?!til\b|cause\b|em\b|bout\b)\w|^\s*['’]|\b(?:said|says|say|saying|told|tells|telling|asks|asked|ask (?:what|how|if|why|whether|me|us)|calling|shout\w*|yell\w*|text(?:s|ed)|announc\w*|think he|thinks|claims|claimed|insist\w*|reckon\w*|according)\b|\bcall(?:ed|s) (?:me|him|her|us|them|it) (?!for\b|back\b|today\b|yesterday\b|tonight\b|last\b|this\b|on\b|at\b|in\b|from\b|about\b|after\b|before\b|again\b|and\b|twice\b|once\b|every\b)\w/iu;
/** "The bank said no": that is an answer, and no quotation. */
const answering =
  /(?<!\bi )\b(?:said|says) yes\b(?! to (?:me|him|her)\b)|(?<!\b(?:i|he|she|they|we) )\b(?:said|says) no\b/gi;
/** What a text begins with that says nothing: "So I asked him". */
const clearing =
  /^\s*(?:(?:ok(?:ay)?|well|so|and|oh|right|anyway),? )+(?=(?:i|we|my|our|the|today|they)\b)/i;

/** What speaks badly of the listener or of anybody: hearing it said is worse than having written it. */
const wounding =
  /\b(?:ashamed|shame|guilty|embarrass\w*|humiliat\w*|blame|fault|idiot|dumb|fool|lazy|fat|gross|hideous|broken|mess|disgrace|hopeless|terrible (?:mother|father|mum|mom|dad|parent|person|wife|husband|friend|son|daughter)|bad (?:mother|father|mum|mom|dad|parent|person|wife|husband|friend|son|daughter)|not (?:good|smart|strong|pretty) enough|bastard|hell|piss\w*|cheat\w*|rude|cruel|selfish|snapped|temper|lied|let \w+ down|affair|abus\w*|hit me|hurts? me|slap\w*|scream\w*|cancer|tumou?r|terminal|cut myself|pills|drunk|vomit\w*|blood|naked)\b/i;

/** These begin what is no statement, or go on with what was said before. "No one" and "No rain" don't. */
const leaning =
  /^(?:but|and|so|because|which|or|then|also|too|though|although|if|when|while|since|unless|except|plus|you|your|you're|please|help|let|hi|hello|hey|dear|thanks|thank|ok|okay|yes|no|yeah|well|sorry|me|why|what|how|who|where|wish)\b(?! one\b| rain\b)/i;

/** These compare with what was said before. */
const comparing =
  /\b(?:hers|theirs|mine|ours|ones?|too|also|either|neither|already|instead|same|there|others?|another|both|else|then)\b/i;

/** These point at somebody or something that was named before, as a rule. */
const pointing =
  /\b(?:he|she|him|her|hers|his|they|them|their|he's|she's|they're|this|that|these|those|it|it's|its)\b/i;
const addressing = /\b(?:you|your|yours|you're|you've|yourself|u|ur)\b/i;
/** Nothing is told by it. */
const empty =
  /\b(?:know what to (?:write|say|put|type)|nothing to (?:write|say)|test(?:ing)?$|asdf|lorem)\b/i;
/** "You" takes another verb than "me" and "I" in these. */
const misturned =
  /\b(?:the|a|old|coal|gold) mine\b|\b(?:me|us) (?:is|was|has|does|am)\b|\bI is\b|\bI has\b/i;
/** "4.10" may be an hour or a number. */
const hour = /\b\d{1,2}\.\d\d\b|\b0\d{3}\b/;
/** Somebody or something is named. */
const somebody = /\b(?:my|our|the|a|an|mum|mom|dad|grandma|grandpa|granny|nan|[A-Z][a-z]+)\b.*$/;

function isImperative(sentence: string): boolean {
  const [first = "", second = ""] = sentence.split(" ");
  const isOnlyBase = isVerb(first, "base") && !isVerb(first, "past", "participle", "third");
  return (
    isOnlyBase &&
    /^(?:me|us|it|the|a|an|my|our|that|this|him|her|them|all|everything)$/i.test(second)
  );
}

/** Whether everybody whom a pronoun means is named before it, in this sentence. */
function explainsItsPronouns(sentence: string): boolean {
  if (comparing.test(sentence)) return false;
  const at = sentence.search(pointing);
  return at === -1 || somebody.test(sentence.slice(0, at));
}

/** What stands before a sentence, which may be what it goes on with. */
type Before = "nothing" | "said" | "left out";

/** One sentence as the voice may say it to whom it is about; null where anything about it is not certain. */
function restate(raw: string, before: Before): string | null {
  if (/\?\s*$/.test(raw) || quoting.test(raw.replace(answering, "")) || addressing.test(raw))
    return null;
  if (hour.test(raw)) return null;
  const sentence = oneSentence(raw);
  if (sentence === null || countWords(sentence) > mostWords || /\d/.test(sentence)) return null;
  if (isHarsh(sentence) || wounding.test(sentence) || empty.test(sentence)) return null;
  if (misturned.test(sentence) || isImperative(sentence)) return null;
  if (isBrokenEnglish(sentence)) return null;
  if (before !== "said" && leaning.test(sentence)) return null;
  if (before === "left out" && !explainsItsPronouns(sentence)) return null;
  return turnToYou(sentence);
}

/** The beginning of a sentence that can't be said whole; null where it can't be said without the rest. */
function restateOpening(raw: string, before: Before): string | null {
  // What is asked is said in no part of it.
  if (/\?\s*$/.test(raw)) return null;
  for (const opening of openingsOf(raw)) {
    const said = restate(opening, before);
    if (said !== null && countWords(said) <= mostWordsOfList) return said;
  }
  return null;
}

const countWords = (text: string) => text.split(" ").length;

/** Sentences of which all can be said, each after the one before it in the text. */
function runsIn(text: string): readonly (readonly string[])[] {
  const runs: string[][] = [[]];
  let before: Before = "nothing";
  const plain = text.replace(/[’‘ʼ´`](?=\w)/g, "'").replace(clearing, "");
  for (const [raw] of plain.matchAll(sentences)) {
    if (raw.trim() === "") continue;
    const run = runs.at(-1) ?? [];
    const whole = restate(raw, before);
    const isList = whole?.includes(",") === true && countWords(whole) > mostWordsOfList;
    const opening: string | null = whole === null || isList ? restateOpening(raw, before) : null;
    const said: string | null = opening ?? whole;
    if (said !== null) run.push(said);
    if (said === null || opening !== null) runs.push([]);
    before = said === null || opening !== null ? "left out" : "said";
  }
  return runs;
}

/**
 * Says back what somebody wrote, as who listens well does: sentences in their own words, turned to "you", without an end.
 * "Failed by three points", "Second time". They follow on each other in the text, at most four of them. Of a sentence that
 * can't be said whole, what it begins with is said where that stands for itself. What
 * others said, what wounds, and what is not certain to stand for itself is left out. Nothing is said back to somebody who
 * is learning English: it would sound corrected, or mocked.
 *
 * @param text in English
 */
export function tellRestatements(text: string): readonly string[] {
  if (isLearnersEnglish(text)) return [];
  for (const [index, run] of runsIn(text).entries()) {
    const least = index === 0 ? leastWords : leastWordsLater;
    if (countWords(run.join(" ")) >= least) return run.slice(0, most);
  }
  return [];
}
