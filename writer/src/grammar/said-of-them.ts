import { isVerb } from "./verbs.ts";
import { isAdverb, isGoodState, isPreposition } from "./words.ts";

/** What somebody else said, thinks or thought of who writes, up to what that is: "he says I", "she told me my". */
const said =
  /\b(?:said|says?|saying|thinks?|thought|told me|tells me|reckons?)(?: that| how)? (i(?:'m|'ve|'d|'ll)?|my)\b/gi;
/** "Everybody calls me Kevin" and "called me to ask" speak badly of nobody; "a whale" and "greedy" may. */
const called =
  /\b[Cc]all(?:s|ed|ing)? me (?!(?:to|for|back|up|out|over|in|into|from|at|on|about|after|before|again|and|because|when|while|every|today|tonight|yesterday|last|this|as if|all|now|since|until|but)\b|[A-Z])/;
/** What a doctor has them do isn't said of them: "The doctor says I must change the food". */
const prescribed =
  /\b(?:doctor|doc|dr|dentist|nurse|physio|midwife|surgeon|gp)\w*\.? (?:said|says?|told me|tells me|thinks)(?: that)? i (?:must|should|have to|need to|ought to|can|may)\b/gi;
/** What takes something from them: a no, a too much, a verdict. */
const unkind =
  /\b(?:no|not|never|nothing|nobody|only|too|cannot|\w+n't|cant|wont|dont|isnt|didnt|should|must|fault|problem|wrong|worse|worst|bad|enough|fail\w*|mad|crazy|lazy|slow|old|silly|weird|difficult|boring|ruin\w*|waste\w*|disappoint\w*|embarrass\w*|smell\w*|st[ia]nk\w*|disease|weak|weight|size|let myself go|lost my mind)\b/i;
/** How somebody is said to be. */
const being = /^(?:am|was|'m|look(?:ed)?|sound(?:ed)?|seem(?:ed)?|have become|got|get)\b\s*/i;

/** Whether the words say something kind or plain of how somebody is: "very patient", "from here". */
function isKind(words: string): boolean {
  const [first = ""] = words
    .split(/[\s,.!]+/)
    .filter((word) => !isAdverb(word.toLowerCase()) && !/^(?:so|very|such)$/i.test(word));
  return isGoodState(first) || isPreposition(first.toLowerCase()) || isVerb(first, "gerund");
}

/** Whether the words may hurt: they take something from the person, or say how the person is and nothing good. */
function isUnkind(subject: string, rest: string): boolean {
  if (unkind.test(rest)) return true;
  if (/^my$/i.test(subject)) return false;
  const state = /'m$/i.test(subject) ? rest : being.test(rest) ? rest.replace(being, "") : null;
  return state !== null && !isKind(state);
}

/**
 * Whether a sentence repeats words about the writer that may hurt: "He said I'm enormous", "they called me a whale".
 * Kind or plain words do not count: "She said my hands are cold", "he says I play like somebody who was hungry once".
 */
export function isBadlySpokenOf(sentence: string): boolean {
  const told = sentence.replace(prescribed, "");
  return (
    called.test(told) ||
    [...told.matchAll(said)].some(({ 0: words, 1: subject = "", index }) =>
      isUnkind(subject, told.slice(index + words.length).trim()),
    )
  );
}
