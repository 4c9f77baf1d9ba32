import { isVerb } from "./verbs.ts";

/** A shorter opening says too little. */
const leastWords = 4;

/** In so many words a clause comes to its verb. */
const mostToVerb = 6;

/** Where a new clause may begin: at a comma, a dash or a colon, or at a word that joins clauses. */
const boundaries = /\s*(?:,|:|\s[-–—])\s+|\s+(?:and|so|because|cos|coz)\s+/gi;

/** After a word that joins, a clause of its own begins with its subject. */
const subject =
  /^(?:then |now |today )?(?:i|we|he|she|they|it|nobody|everybody|everyone|somebody|my|our|his|her|their|the|a|there)\b/i;

/** What goes on like this takes back what was said before it, says when it holds, or whose words it was. */
const retracting =
  /^(?:and |so )?(?:\d+|said\b|says\b|saying\b|but|though|although|however|unless|if|or|nor|until|till|except|instead|only|not|never|just kidding|supposedly|apparently|allegedly|jk|yeah right|as if|i mean|no(?=,)|which (?:is|was)n't|i (?:do|did|ca|could|wo|have|was)n't\W*$|(?:they|he|she|it|i|(?:the|my|our|her|his) \w+) (?:say|said|told|tell|ask|think|thought|reckon|guess|wrote|write)\w*)/i;

/** An opening with one of these waits for the rest: it was hoped, or held only in part. */
const depending =
  /\b(?:if|unless|until|whether|both|either|neither|not only|between|such|so \w+ (?:that|i)|going to|gonna|supposed|thought|hoped|wish(?:ed)?|almost|nearly|would|could|should|might|wanted|meant|pretend\w*|sure|certain|convinced|fail\w*|at first|so far|for now|need to|apart from|used to)\b|^(?:while|although|though|when|as|after|before|since|once|by the time|in case|even)\b/i;

/** "The soup was", "I went with my": they end in the middle. */
const unfinished =
  /\b(?:a|an|the|my|our|your|his|her|their|to|of|with|for|from|in|on|at|by|and|or|is|was|were|are|am|very|so|too|more|not)$|, no$/i;

/** Somebody or something of whom a verb within tells which. */
const described = /^(?:the|a|an|my|our|his|her) (?:\w+ ){1,2}(?:who|which|that)\b/i;

/** A verb that certainly is one: its form is of no noun. */
const auxiliary =
  /\b(?:am|is|are|was|were|has|had|have|did|does|do|can|could|will|\w+n't|i'm|we're|i've|we've|it's|he's|she's|they're)\b/i;

/** Whether one of the words is certainly a verb. */
export function hasVerb(words: readonly string[]): boolean {
  return (
    auxiliary.test(words.join(" ")) ||
    words.some((word, at) => at < words.length - 1 && isVerb(word, "past", "third")) ||
    (/^(?:i|we|they)$/i.test(words[0] ?? "") && isVerb(words[1] ?? "", "base"))
  );
}

/** Whether it begins with a clause of its own. */
function isClause(text: string): boolean {
  return subject.test(text) && hasVerb(text.split(/\s+/).slice(0, mostToVerb));
}

/**
 * How a long sentence begins: what can stand without the rest, the longest first. "Full house last night, first time
 * since we opened, and Amina smiled" begins with "Full house last night, first time since we opened". None where the rest
 * may take it back, or where the beginning waits for it. Whether each can be said is the caller's affair.
 */
export function openingsOf(sentence: string): readonly string[] {
  const openings: string[] = [];
  for (const { 0: boundary, index } of sentence.matchAll(boundaries)) {
    const opening = sentence.slice(0, index).trim();
    const rest = sentence.slice(index + boundary.length);
    if (retracting.test(rest)) continue;
    const words = opening.split(/\s+/);
    // After "and" only another thing may follow: "milk and the good butter".
    const mayGoOn = /[a-z]/i.test(boundary) && !(hasVerb(words) && isClause(rest));
    if (mayGoOn || words.length < leastWords) continue;
    // The subject of what follows, and no clause: "The man who sits next to me and I".
    if (/^[a-z]/i.test(boundary.trim()) && described.test(opening)) continue;
    if (depending.test(opening) || unfinished.test(opening)) continue;
    openings.push(opening);
  }
  return openings.toReversed();
}
