import { hasVerb } from "./opening.ts";

/** Where a last clause may begin: at a word that joins clauses, or at a comma or a dash. */
const boundaries =
  /(,|\s[-–—]+)?\s(?:(?:and|but|so|yet)(?: yet)?\s|(?<=[,–—-]\s))(?:(?:now|then|today|still|suddenly|for once|since then),? )?/gi;

/** It begins with who writes, and is more than a remark: "I think". */
const ofWriter =
  /^(?:i|i'm|i've|we|we're|we've)\b(?! (?:think|guess|suppose|mean|hope|believe|know|swear|say)\b)/i;

/** What stands before may hold it: somebody's thoughts, a wish, a dream, a condition, a comparison. */
const holding =
  /\b(?:if|unless|until|till|whether|when|whenever|while|as|that|than|because|since|before|after|once|although|though|think\w*|thought|believ\w*|know\w*|knew|hop\w+|wish\w*|dream\w*|imagin\w*|pretend\w*|suppos\w*|like|would|could|should|might|must|suggest\w*|promis\w*|swear|swore|wr[io]te\w*|heard?|hears|mean\w*|feel\w*|felt|sure|afraid|worr\w+|want\w*|so|such|either|neither|both|where|what|how|why|or|let|not|\w+n't)\b/i;
/** Without a comma it may also go on within what is said of somebody: "who sits next to me and I". */
const within = /\b(?:who|whom|which)\b|\band (?:my|our|his|her|the|a) \w+(?: \w+)?$/i;

/**
 * How a long sentence ends: clauses of the person's own that reach to its end, the longest first. "The shop made a profit,
 * everybody clapped, and I felt nothing" ends with "I felt nothing". None where what stands before may hold it: "She
 * thinks". Whether each can be said is the caller's affair.
 */
export function closingsOf(sentence: string): readonly string[] {
  const closings: string[] = [];
  for (const { 0: joint, 1: mark, index } of sentence.matchAll(boundaries)) {
    const before = sentence.slice(0, index).trim();
    const closing = sentence.slice(index + joint.length).trim();
    if (!ofWriter.test(closing)) continue;
    if (holding.test(before)) break;
    if (!hasVerb(before.split(/\s+/)) || (mark === undefined && within.test(before))) continue;
    closings.push(closing);
  }
  return closings;
}
