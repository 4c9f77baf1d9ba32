import { isPlainVerb } from "./goal-verbs.ts";

/** How a goal begins that says where, or with whom, somebody wants to be. */
const begins =
  /^(?:(?:in|at|on|with|by|near|under) (?:a|an|the|my|our) |(?:off|out of) (?!the (?:record|blue)\b)(?:the |my |this )?(?=[a-z])|(?:abroad|up early|on time|on stage|at uni|in uni|in work|on top of)\b|up at |(?:nearer|further|away) (?:to|from) )/i;
/** That says when instead, or how. */
const timed =
  /^\w+ (?:a|an|the|my|our) (?:next|last|coming|first|end|future|meantime|morning|afternoon|evening|night|week|month|year|day|weekend|way|moment|summer|winter|spring|autumn|long run|age|time|hope|help|grace|name)\b/i;
const mostWords = 8;

/**
 * Where somebody wants to be that names no more than the place, as it follows "to": "in a band" as "be in a band". Null where
 * it says when, or where a doing follows.
 */
export function toWantedPlace(sentence: string): string | null {
  const words = sentence.split(" ");
  if (!begins.test(sentence) || timed.test(sentence) || words.length > mostWords) return null;
  // "In my house cook every day", "with God, I can"
  const isDone = words
    .slice(2)
    .some((word) => /^(?:I|we|is|are)$/i.test(word) || (isPlainVerb(word) && word !== "own"));
  return isDone || sentence.includes(",")
    ? null
    : `be ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
