import { isBrokenEnglish } from "./broken-english.ts";
import { isHarsh, oneSentence } from "./sentence.ts";
import { turnToYou } from "./turn-to-you.ts";
import { isVerb } from "./verbs.ts";

/** What one breath can hold, with a few words around it. */
const mostWords = 17;
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
  /["“”„«»]|(?<!\w)['‘]\w.*\w['’](?!\w)|\b(?:said|says|say|saying|told|tells|telling|asks|asked|called|calls|calling|shout\w*|yell\w*|text(?:s|ed)|announc\w*|think he|thinks|claims|claimed|insist\w*|reckon\w*|according)\b/i;

/** What speaks badly of the listener or of anybody: hearing it said is worse than having written it. */
const wounding =
  /\b(?:ashamed|shame|guilty|embarrass\w*|humiliat\w*|blame|fault|idiot|dumb|fool|lazy|fat|gross|hideous|broken|mess|disgrace|hopeless|terrible (?:mother|father|mum|mom|dad|parent|person|wife|husband|friend|son|daughter)|bad (?:mother|father|mum|mom|dad|parent|person|wife|husband|friend|son|daughter)|not (?:good|smart|strong|pretty) enough|bastard|hell|piss\w*|cheat\w*|rude|cruel|selfish|snapped|temper|lied|let \w+ down|affair|abus\w*|hit me|hurts? me|slap\w*|scream\w*|cancer|tumou?r|terminal|cut myself|pills|drunk|vomit\w*|blood|naked)\b/i;

/** These begin what is no statement, or go on with what was said before. */
const leaning =
  /^(?:but|and|so|because|which|or|then|also|too|though|although|if|when|while|since|unless|except|plus|you|your|you're|please|help|let|hi|hello|hey|dear|thanks|thank|ok|okay|yes|no|yeah|well|sorry|me|why|what|how|who|where|wish)\b(?! one\b| rain\b)/i;

/** These point at what was said before. */
const pointing =
  /\b(?:he|she|him|her|hers|his|they|them|their|he's|she's|they're|this|that|these|those|it|it's|its)\b/i;
const addressing = /\b(?:you|your|yours|you're|you've|yourself|u|ur)\b/i;
/** Nothing is told by it. */
const empty =
  /\b(?:know what to (?:write|say|put|type)|nothing to (?:write|say)|test(?:ing)?$|asdf|lorem)\b/i;
/** "You" takes another verb than "me" and "I" in these. */
const misturned = /\b(?:me|us) (?:is|was|has|does|am)\b|\bI is\b|\bI has\b/i;
const somebody = /\b(?:my|our|the|a|an|mum|mom|dad|grandma|grandpa|granny|nan|[A-Z][a-z]+)\b.*$/;

/** And these do so in the middle of a sentence. */
const comparing =
  /\b(?:hers|theirs|mine|ours|ones?|too|also|either|neither|already|instead|same|there|others?|another|both|else|then)\b/i;

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
  const at = sentence.search(pointing);
  if (comparing.test(sentence)) return false;
  return at === -1 || somebody.test(sentence.slice(0, at));
}

/** "My hands was", "I was teacher", "it is normal day". */
const misbuilt =
  /\b\w+[^\Wsui]s was\b|\b(?:am|was|i'm|is) (?:software|teacher|nurse|student|engineer|doctor|driver|cleaner|cook|manager|mother of|father of)\b|\b(?:is|was|am|i'm) (?:very |so )?(?:normal|good|bad|nice|hard|long|big|small|difficult|beautiful|ordinary|quiet|special|happy) (?:day|job|week|person|man|woman|student|teacher|house|city|country|problem|thing|question|time|work)\b|\b(?:on|at) first$/i;
const oneSomebody =
  /^(?:he|she|woman|man|boss|chef|teacher|wife|husband|son|daughter|boy|girl|brother|sister|mother|father|mum|dad)$/;
/** After these the bare form is right: "let him go", "he and my son go". */
const takesBareForm =
  /^(?:let|lets|make|makes|made|see|saw|hear|heard|help|helped|watch|watched|do|does|did|can|could|will|would|must|should|may|might|to|and|or|if|than|\w+n't)$/;

/** Whether somebody writes who is learning English: "the woman speak", "I did understood". */
function isLearning(text: string): boolean {
  const words = text.toLowerCase().split(/[^a-z']+/);
  return (
    misbuilt.test(text) ||
    words.some((word, at) => {
      const next = words[at + 1] ?? "";
      if (/^did(?:n't)?$/.test(word)) return isVerb(next, "past") && !isVerb(next, "base");
      const isBare = isVerb(next, "base") && !isVerb(next, "past", "third");
      const before = words.slice(Math.max(0, at - 3), at);
      return oneSomebody.test(word) && isBare && !before.some((each) => takesBareForm.test(each));
    })
  );
}

/** What stands before a sentence, which may be what it goes on with. */
type Before = "nothing" | "said" | "left out";

/** One sentence as the voice may say it to whom it is about; null where anything about it is not certain. */
function restate(raw: string, before: Before): string | null {
  if (/\?\s*$/.test(raw) || quoting.test(raw) || addressing.test(raw)) return null;
  const sentence = oneSentence(raw);
  if (sentence === null || countWords(sentence) > mostWords || /\d/.test(sentence)) return null;
  if (isHarsh(sentence) || wounding.test(sentence) || empty.test(sentence)) return null;
  if (misturned.test(sentence) || isImperative(sentence)) return null;
  if (isBrokenEnglish(sentence)) return null;
  if (before !== "said" && leaning.test(sentence)) return null;
  if (before === "left out" && !explainsItsPronouns(sentence)) return null;
  return turnToYou(sentence);
}

const countWords = (text: string) => text.split(" ").length;

/** Sentences of which all can be said, each after the one before it in the text. */
function runsIn(text: string): readonly (readonly string[])[] {
  const runs: string[][] = [[]];
  let before: Before = "nothing";
  for (const [raw] of text.replace(/[’‘ʼ´`](?=\w)/g, "'").matchAll(sentences)) {
    if (raw.trim() === "") continue;
    const run = runs.at(-1) ?? [];
    const sentence = restate(raw, before);
    if (sentence === null) runs.push([]);
    else run.push(sentence);
    before = sentence === null ? "left out" : "said";
  }
  return runs;
}

/**
 * Says back what somebody wrote, as who listens well does: whole sentences in their own words, turned to "you", without
 * an end. "Failed by three points", "Second time". They follow on each other in the text, at most four of them. What
 * others said, what wounds, and what is not certain to stand for itself is left out. Nothing is said back to somebody who
 * is learning English: it would sound corrected, or mocked.
 *
 * @param text in English
 */
export function tellRestatements(text: string): readonly string[] {
  if (isLearning(text)) return [];
  for (const [index, run] of runsIn(text).entries()) {
    const least = index === 0 ? leastWords : leastWordsLater;
    if (countWords(run.join(" ")) >= least) return run.slice(0, most);
  }
  return [];
}
