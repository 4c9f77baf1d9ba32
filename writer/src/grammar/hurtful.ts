import { isBadlySpokenOf } from "./said-of-them.ts";

/** What speaks badly of the listener or of anybody: hearing it said is worse than having written it. */
const wounding =
  /\b(?:ashamed|shame|guilty|embarrass\w*|humiliat\w*|blame|fault|idiot|dumb|fool|lazy|fat|gross|hideous|broken|mess|disgrace|hopeless|terrible (?:mother|father|mum|mom|dad|parent|person|wife|husband|friend|son|daughter)|bad (?:mother|father|mum|mom|dad|parent|person|wife|husband|friend|son|daughter)|not (?:good|smart|strong|pretty) enough|bastard|hell|piss\w*|cheat\w*|rude|cruel|selfish|snapped|temper|lied|let \w+ down|affair|abus\w*|hit me|hurts? me|slap\w*|scream\w*|cancer|tumou?r|(?<!the )terminal|cut myself|pills|(?:am|is|was|were|been|being|got|get|gets|so|too|home) drunk|vomit\w*|blood|naked)\b/i;
/** Whoever hears these takes them as a verdict: "You can't do anything right". */
const judging =
  /\b(?:never|not|n't) (?:\w+ )?enough\b|\b(?:anything|nothing) right\b|\b(?:no ?(?:body|one)(?: would| will| could| ever| really)?|who (?:would|will|could)) (?:likes?|loves?|wants?|needs?|cares?|miss|misses|cared|liked|wanted)\b|\b(?:don't|didn't|never) deserve\b|\bforgive (?:me|my)\w*\b|\bnot worth\b|\b(?:second|last) choice\b|\b(?:i'm|i am|i was|we're|we are|we were) (?:always )?(?:the|such a|a) (?:worst|weakest|slowest|joke|loser)\b|\b(?:terrible|awful|bad|rubbish|failing|no good) (?:at|as)\b/i;
/** What nobody wants to hear in a calm voice. */
const coarse =
  /\b(?:fuck\w*|shit\w*|bitch\w*|asshole\w*|arsehole\w*|cunt\w*|whore\w*|slut\w*|suicid\w*|kill\w*|rape\w*|porn\w*|stupid|ugly|loser|worthless|useless|pathetic|disgusting|burden|fraud|hate myself)\b/i;

/** What wounds only who says it of themself: "I'm a mess", and not "a stupid question". */
const woundingOfSelf =
  /\b(?:broken|mess|fault|blame|embarrass\w*|hell|rude|gross|fat|idiot|fool|stupid|ugly|useless|pathetic|disgrace|blood)\b/gi;
const ofSelf =
  /\b(?:i'm|im|i am|i was|i've been|i have been|i feel|i felt|i look\w*|me|myself|my (?:own |stupid |fat |ugly )?(?:fault|body|face|life|marriage|family|heart|head|brain|self))\b/i;
/** A thing that is broken, though "I" stand elsewhere in the sentence: "I am at sea, the wifi was broken". */
const brokenThing =
  /\b(?!(?:i|we|me|us|all|everything|life|marriage|family|heart|head|brain|self|face|body)\b)[a-z]+ (?:is|was|are|were) broken\b/gi;
/**
 * What one did, or is a little ashamed of: who tells it wants to be heard, where nobody else lays it on them. Shame and fault
 * are heavier, and may be those of somebody who did nothing.
 */
const ownGuilt = /\b(?:guilty|embarrass\w*|my temper|snapped at|lied)\b/gi;
const laidOnThem = /\b(?:said|says|say|told|tells|calls?|called|thinks?|blames?|blamed)\b/i;
/** What only sounds as if it hurt: "I'm screaming with joy", "I have drunk a coffee", "the pharmacy has my pills". */
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

/** Whether a sentence speaks badly of the listener or of anybody, as far as its words alone tell. */
export const isWounding = (sentence: string): boolean => wounding.test(sentence);

/** Whether a sentence is a verdict for whoever hears it. */
export const isJudging = (sentence: string): boolean => judging.test(sentence);

/** Whether a sentence hurts to hear, though one has written it. What only sounds like it doesn't. */
export function hurts(raw: string): boolean {
  const harmful = [harmless, ofThings, brokenThing, kindlyCalled, ownThought].reduce(
    (left, pattern) => left.replace(pattern, ""),
    raw,
  );
  const meant = laidOnThem.test(harmful) ? harmful : harmful.replace(ownGuilt, "");
  const plain = ofSelf.test(meant) ? meant : meant.replace(woundingOfSelf, "");
  return (
    isBadlySpokenOf(harmful) || [wounding, judging, coarse].some((pattern) => pattern.test(plain))
  );
}
