import { isBrokenEnglish } from "./broken-english.ts";
import { isBadlySpokenOf } from "./said-of-them.ts";
import { isHarsh, oneSentence } from "./sentence.ts";
import { turnToYou } from "./turn-to-you.ts";
import { isVerb } from "./verbs.ts";
import {
  isAdverb,
  isConjunction,
  isDeterminer,
  isNumber,
  isPerson,
  isPreposition,
} from "./words.ts";

/** What one breath can hold, with a few words around it. */
const mostWords = 20;
/** and without any around it. */
const mostWordsAlone = 24;

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
/** What speaks badly of the listener or of anybody: hearing it said is worse than having written it. */
const wounding =
  /\b(?:ashamed|shame|guilty|embarrass\w*|humiliat\w*|blame|fault|idiot|dumb|fool|lazy|fat|gross|hideous|broken|mess|disgrace|hopeless|terrible (?:mother|father|mum|mom|dad|parent|person|wife|husband|friend|son|daughter)|bad (?:mother|father|mum|mom|dad|parent|person|wife|husband|friend|son|daughter)|not (?:good|smart|strong|pretty) enough|bastard|hell|piss\w*|cheat\w*|rude|cruel|selfish|snapped|temper|lied|let \w+ down|affair|abus\w*|hit me|hurts? me|slap\w*|scream\w*|cancer|tumou?r|(?<!the )terminal|cut myself|pills|(?:am|is|was|were|been|being|got|get|gets|so|too|home) drunk|vomit\w*|blood|naked)\b/i;

/** These begin what is no statement, or go on with what was said before. "No one" and "No rain" don't. */
const leaning =
  /^(?:but|and|so|because|which|or|then|also|too|though|although|if|when|while|since|unless|except|plus|you|your|you're|please|help|let|hi|hello|hey|dear|thanks|thank|ok|okay|yes|no|yeah|well|oh|sorry|me|why|what|how|who|where|wish)\b(?! one\b| rain\b)/i;

/** These compare with what was said before, or speak of all of it. */
const comparing =
  /\b(?:(?:this|that) (?:is|was)|that's|hers|theirs|mine|ours|ones?|too|also|either|neither|already|instead|same|there|others?|another|both|else|then)\b/i;

/** These point at somebody or something that was named before, as a rule. */
const pointing =
  /\b(?:he|she|him|her|hers|his|they|them|their|he's|she's|they're|this|that|these|those|it|it's|its)\b/i;
const addressing = /\b(?:you|your|yours|you're|you've|yourself|u|ur)\b/i;
/** Whoever hears these takes them as an order, or as a verdict: "You should be happy", "You can't do anything right". */
const ordering =
  /^(?:(?:now|today|and|but|so|still|maybe|perhaps) )*(?:i|we)(?:'d| really| probably| just)* (?:should|must|ought|better|need to)\b/i;
const judging =
  /\b(?:never|not|n't) (?:\w+ )?enough\b|\b(?:anything|nothing) right\b|\b(?:no ?(?:body|one)(?: would| will| could| ever| really)?|who (?:would|will|could)) (?:likes?|loves?|wants?|needs?|cares?|miss|misses|cared|liked|wanted)\b|\b(?:don't|didn't|never) deserve\b|\bforgive (?:me|my)\w*\b|\bnot worth\b|\b(?:second|last) choice\b|\b(?:i'm|i am|i was|we're|we are|we were) (?:always )?(?:the|such a|a) (?:worst|weakest|slowest|joke|loser)\b|\b(?:terrible|awful|bad|rubbish|failing|no good) (?:at|as)\b/i;
/** What wounds only who says it of themself: "I'm a mess", and not "a stupid question". */
const woundingOfSelf =
  /\b(?:broken|mess|fault|blame|embarrass\w*|hell|rude|gross|fat|idiot|fool|stupid|ugly|useless|pathetic|disgrace|blood)\b/gi;
/** A thing that is broken, though "I" stand elsewhere in the sentence: "I am at sea, the wifi was broken". */
const brokenThing =
  /\b(?!(?:i|we|me|us|all|everything|life|marriage|family|heart|head|brain|self|face|body)\b)[a-z]+ (?:is|was|are|were) broken\b/gi;
/**
 * What one did, or is a little ashamed of: who tells it wants to be heard, where nobody else lays it on them. Shame and fault
 * are heavier, and may be those of somebody who did nothing.
 */
const ownGuilt = /\b(?:guilty|embarrass\w*|my temper|snapped at|lied)\b/gi;
const laidOnThem = /\b(?:said|says|say|told|tells|calls?|called|thinks?|blames?|blamed)\b/i;
/** What only sounds like it: "I'm screaming with joy", "I have drunk a coffee", "the pharmacy has my pills". */
const harmless =
  /\bscream(?:ed|ing|s)?\b(?! at (?:me|us)\b)|(?<=\b(?:have|has|had|i've|we've) )drunk\b|\bnot drunk (?=it\b)|\bno ?(?:body|one) (?:ever )?wants? (?=to\b(?!.*\b(?:me|us|my|our)\b))|(?<=\b(?:pharmacy|chemist|pharmacist|doctor)\b.*)\bpills\b|\bat fault for\b|\b(?:not|isn't|wasn't) (?:my|your|our) fault\b|\bfat lip\b|\bwant(?:ed|s)? to vomit\b|\b(?:i|and|i've) (?:said|wrote|did) (?:some |a |an )?(?:something |things? )?(?:very |really |so )?(?:dumb|stupid|ugly|rude|cruel|hurtful)(?: things?| words?| joke)?/gi;
/** Said of things and animals: "the ugly ones", "we killed the dragon", "he cheats at cards", "a lamp that nobody wanted". */
const ofThings =
  /\b(?:the|a|an|those|these|this|that|some|one) (?:ugly|stupid|useless|fat|broken)(?:,? \w+)? (?!me\b|girl|boy|man\b|woman|cow|face|body|self|head|brain|heart|life|mother|father|wife|person|idiot)(?=\w)|\bkill(?:ed|ing|s)? (?:(?!me\b|us\b)[\w-]+ ){0,3}(?:dragon|router|chickens?|hens?|pigs?|mice|mouse|rats?|fl(?:y|ies)|weeds?|engine|time|battery|spiders?|wasps?|mosquito\w*|lambs?|sheep|goats?|fish)\b|\bcheat(?:s|ed|ing)? (?:me )?at \w+|\bno ?(?:body|one) (?:(?:ever|even) )?(?:want|need|like|love)(?:s|ed)? (?!me\b|us\b|to\b|my\b|our\b)(?=\w)/gi;
/** "I thought I'd find it sad": nobody else thought it. */
const ownThought =
  /\bi(?:'d|'ve| had| have)?(?: (?:just|really|always|only|even|never|first|honestly|still|sometimes|probably|don't|do not|didn't|did not))* (?:said|say|thought|think|reckon\w*|told (?:him|her|them))(?: that)?\b|\byou(?:'d| would) think\b/gi;
/** "He called me sir", "by my sister's name": as many names as there are, few are kind. */
const kindlyCalled =
  /\bcall(?:s|ed|ing)? me (?:by\b|['"]?(?:(?:my|his|her|the|a|an) )?(?:darling|dear|love|sweetheart|honey|sir|madam|ma'am|miss|boss|chef|captain|doctor|teacher|mama|papa|mum|mom|dad|nan|gran\w*|friend|buddy|hero|good|nice|kind|brave|clever|beautiful)\b)/gi;
const ofSelf =
  /\b(?:i'm|im|i am|i was|i've been|i have been|i feel|i felt|i look\w*|me|myself|my (?:own |stupid |fat |ugly )?(?:fault|body|face|life|marriage|family|heart|head|brain|self))\b/i;
/** Nothing is told by it. */
const empty =
  /\b(?:(?:know|idk|dunno) what to (?:write|say(?! to (?:him|her|them|my)\b)|put|type)|nothing to (?:write|say)|test(?:ing)?$|asdf|lorem)\b/i;
/** What nobody wants to hear in a calm voice. */
const coarse =
  /\b(?:fuck\w*|shit\w*|bitch\w*|asshole\w*|arsehole\w*|cunt\w*|whore\w*|slut\w*|suicid\w*|kill\w*|rape\w*|porn\w*|stupid|ugly|loser|worthless|useless|pathetic|disgusting|burden|fraud|hate myself)\b/i;
/** "You" takes another verb than "me" and "I" in these. */
const misturned =
  /\b(?:the|a|old|coal|gold) mine\b|\bmy (?:god|gosh|goodness|lord|word)\b|\b(?:me|us) (?:is|was|has|does|am)\b|\bI is\b|\bI has\b|\b(?:i|we)(?:'\w+)? (?:\w+ ){1,2}(?:me|us)\b/i;
/** "4.10" may be an hour or a number. */
const hour = /\b\d{1,2}\.\d\d\b|\b0\d{3}\b/;
/** What a pronoun for a thing, or for several, may mean. */
const something =
  /\b(?:my|our|the|a|an|mum|mom|dad|grandma|grandpa|granny|nan)\b|(?<=\w )[A-Z][a-z]/;
/** And what one for a person may mean, besides those whom everybody has: "a stranger shared her crisps". */
const someone = /\b[Aa]n? \w|(?<=\w )[A-Z][a-z]/;
const pointingAtPerson = /\b(?:he|she|him|her|hers|his|he's|she's)\b/i;
/** "I felt nothing, and it scares me": it is what was just said. "It feels like spring": it is everything. */
const meaningAll =
  /(?<=\w,? (?:and|but) )it (?=(?:scare|hurt|feel|felt|ma[dk]e|worr|bother|frighten|break|broke)\w*\b)|^It (?=(?:feels|felt) )|(?<=so much )it (?=hurts)/g;

function isImperative(sentence: string): boolean {
  const [first = "", second = ""] = sentence.split(" ");
  const isOnlyBase = isVerb(first, "base") && !isVerb(first, "past", "participle", "third");
  return (
    isOnlyBase &&
    /^(?:me|us|it|the|a|an|my|our|that|this|him|her|them|all|everything)$/i.test(second)
  );
}

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

/** What stands before a sentence, which may be what it goes on with. */
export type Before = "nothing" | "said" | "left out";

/** Whether a sentence stands without the one before it. */
export function standsAlone(raw: string): boolean {
  const sentence = raw.trim();
  return !leaning.test(sentence) && !comparing.test(sentence) && explainsItsPronouns(sentence);
}

/** Whether no part of it may be said: a question, what others said, what addresses somebody, what hurts to hear. */
export function isUnspeakable(raw: string): boolean {
  return (
    asking.test(raw) ||
    addressing.test(raw) ||
    quoting.test(raw.replace(answering, "").replace(reporting, "")) ||
    isHarsh(raw) ||
    wounding.test(raw)
  );
}

/** Whether it hurts to hear, though one has written it, or says nothing. */
export function hurts(raw: string): boolean {
  const harmful = [harmless, ofThings, brokenThing, kindlyCalled, ownThought].reduce(
    (left, pattern) => left.replace(pattern, ""),
    raw,
  );
  const meant = laidOnThem.test(harmful) ? harmful : harmful.replace(ownGuilt, "");
  const plain = ofSelf.test(meant) ? meant : meant.replace(woundingOfSelf, "");
  return (
    isBadlySpokenOf(harmful) ||
    [wounding, judging, coarse, empty].some((pattern) => pattern.test(plain))
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
  const sentence = oneSentence(raw, before === "said" ? mostWordsAlone : mostWords);
  if (sentence === null || /\d/.test(sentence)) return null;
  if (isHarsh(sentence) || wounding.test(sentence) || empty.test(sentence)) return null;
  if (ordering.test(sentence) || judging.test(sentence)) return null;
  if (misturned.test(sentence) || isImperative(sentence)) return null;
  if (isBrokenEnglish(sentence)) return null;
  if (before !== "said" && leaning.test(sentence)) return null;
  const isApart = before === "left out";
  if (isApart && (comparing.test(sentence) || !explainsItsPronouns(sentence))) return null;
  return turnToYou(sentence);
}

export const countWords = (text: string) => text.split(" ").length;
