import { capitalise } from "./capitalise.ts";
import { countWords } from "./count-words.ts";
import { speakText } from "./spoken-text.ts";

/** What is told of a goal is as a rule no longer. */
const mostWordsOfGoal = 20;

/** What speaks harshly of somebody, or of what can't be told gladly. */
const harsh =
  /\b(?:hate|hates|stupid|idiot|ugly|kill\w*|loser|fuck\w*|shit\w*|piss\w*|wank\w*|bastard\w*|bitch\w*|damn|crap|arse\w*|asshole\w*|disgusting|pathetic|worthless|failure|die|dies|died|dying|dead|death|suicid\w*|revenge|lottery|sex|porn\w*|guns?|drugs?|rape\w*|useless|burden|fraud|disappointment|lonely|hopeless|divorced|fired|dumped|arrested|miscarr\w*|funeral|starv\w*|calories|purg\w*|skinny)\b/i;

/** Whether a sentence speaks harshly of anybody, or of what nobody is told gladly. */
export function isHarsh(sentence: string): boolean {
  return harsh.test(sentence);
}

/** What nobody wants to hear said aloud by somebody else. */
const intimate =
  /\b(?:naked|virgin|penis|boobs?|an affair|make love|my period|wetting|high less|coke|cut(?:ting)? myself|hit(?:s|ting)? (?:my (?:wife|husband|kids?|children|son|daughter|mum|mom|girlfriend|boyfriend)|her|him|me|mum|mom|us)\b|beat(?:s|ing)? (?:my (?:wife|kids|children|husband)|her|me\b)|fat one|no strings|put on weight|be (?:white|straight|normal|thin|pretty)$)/i;

/** Whether a goal is nobody else's business, so that it isn't said aloud. */
export function isIntimate(sentence: string): boolean {
  return intimate.test(sentence);
}

/** What is added for those who read, and no part of the sentence: "(missed, again)", "lol". */
export const beside = /\([^()]*\)|\s*\b(?:lol|lmao|haha+|hehe+|xx+|tbh|idk)\b(?=[\s.!,]*$)/gi;

/** The text as one sentence without its end, beginning with a capital; null where it is none or several. */
export function oneSentence(text: string, mostWords = mostWordsOfGoal): string | null {
  const spoken =
    speakText(text.replace(beside, ""))?.replace(/^[.,!\s]+|(?<!\.)[.!,\s]+$/g, "") ?? "";
  const isOne = !/[.!]/.test(spoken) && countWords(spoken) <= mostWords;
  return isOne && spoken !== "" ? capitalise(spoken) : null;
}
