import { takesBareNoun } from "./articles.ts";
import { isLoneVerb, isNounFirst, isPlainVerb, mayBeGoalVerb } from "./goal-verbs.ts";
import { isMass } from "./mass-nouns.ts";
import { properNames } from "./proper-names.ts";
import { lowerFirst } from "./spoken-text.ts";
import { baseOf, isVerb } from "./verbs.ts";
import { isHardToBe, isWantedState } from "./wanted-state.ts";
import { isAdverb, isDeterminer, isNumber, isPreposition } from "./words.ts";

/** What somebody wants to do or be, in the first person, as it follows "to": "run my own studio", "be calm". */
export interface WantedDoing {
  readonly words: string;
  /** What stands before "to", where it is something not to do or be. */
  readonly refusal: (typeof refusals)[number] | null;
}

/** How a goal may begin that is written as a wish. */
const wishing =
  /^(?:(?:(?:I|we) )?(?:really )?(?:want|wish|hope|need|would like|would love|plan|aim)|I'd (?:like|love)|my (?:goal|dream|wish) is|to be able)? ?to (?=\w)/i;

/** Verbs after which it isn't what they want, but what they must, wish already, or are about to do. */
const unfinished = /^(?:want|wish|hope|need|plan|aim|try|dream)$/;
/** Those of which no goal begins. */
const wanting = /^(?:want|wish)$/;
/** Nor is it what follows "be" or "have" here: "about to retire", "tired of being broke", "after a wee house", "japa'd". */
const noState =
  /^be (?:about|to|expecting|living proof|going to|fixing|after|tired|sick|done|over|under|yours|mine|both|all|dr|mr|mrs)\b|^have (?:to|not|never|always|\w+'d)\b/i;
/** What several are together, said to one: "You want to be parents", "to have each other". */
const together =
  /^be (?:\w+ )*(?:\w+s|team|family|couple|pregnant)\b|\b(?:each other|one another|closer)\b/i;

const refusals = ["not", "never", "no longer"] as const;
const still = /^(?:still|always|finally) (?=\w)/i;

/** Whether it follows on a verb, and on no noun. */
function isFollowed(next: string): boolean {
  return (
    isDeterminer(next) ||
    (isPreposition(next) && next !== "of") ||
    isAdverb(next) ||
    isNumber(next) ||
    properNames.has(next) ||
    /^(?:me|us|them|myself|ourselves|(?!family$|belly$|july$|fly$|ally$)\w+ly|again|alone|abroad|as|christmas|easter|english|french|german|spanish|arabic|people|outside|less|more|better|deeper|earlier|farther|faster|further|harder|higher|later|longer|louder|shorter|slower|stronger)$/.test(
      next,
    )
  );
}

/**
 * Whether the words begin as somebody's doing: "pass the bar", "swim more", never "work life balance".
 *
 * @param isInfinitive whether "to" stood before them, behind which any other word is a verb, too: "to relocate my mum"
 */
function isDoing(words: readonly string[], isInfinitive: boolean): boolean {
  const [verb = "", next = ""] = words.map((word) => word.toLowerCase().replace(/,$/, ""));
  // "ACT thirty-two" is an examination.
  if (/^[A-Z]{2,}$/.test(words[0] ?? "")) return false;
  if (isLoneVerb(verb) && words.length === 1) return true;
  // "Land back from my uncle"
  if (verb === "land" && next === "back") return false;
  if (takesBareNoun(words.map((word) => word.toLowerCase()))) return true;
  if (!isInfinitive && isNounFirst(verb, next, isPreposition(next))) return false;
  if (isPlainVerb(verb)) return words.length > 1;
  const mayBeVerb =
    isInfinitive && !isDeterminer(verb) && !isPreposition(verb) && /^[a-z]+$/.test(verb);
  return (isVerb(verb, "base") || mayBeGoalVerb(verb) || mayBeVerb) && isFollowed(next);
}

/** Participles that tell how something is: "I have grown children". */
const adjectival = /^(?:broken|grown|known|settled|worn|written)$/;
/** Said of a doing as often as of a thing: "making music", and never "writing retreat". */
const going = /^(?:being|getting|having|helping|learning|making|seeing)$/;

/** Whether something is told of the past behind "and": "lost two stone and kept it off". */
const tellsOn = (words: readonly string[]) =>
  words.some(
    (word, at) => words[at - 1] === "and" && isVerb(word, "past") && !isVerb(word, "base"),
  );

/** "have passed my test" and "be learning Korean" as "pass my test" and "learn Korean"; "living in Dubai" as "live in Dubai". */
function toBase(words: string): string {
  const [first = "", second = "", ...others] = words.split(" ");
  const [next = ""] = others;
  const isPerfect =
    first === "have" &&
    isVerb(second, "participle") &&
    !tellsOn(others) &&
    (!adjectival.test(second) || isDeterminer(next));
  const isGoing = first === "be" && isVerb(second, "gerund");
  if (isPerfect || isGoing) return [second === "been" ? "be" : baseOf(second), ...others].join(" ");
  // "Farming still makes me happy"
  const isSubject = isVerb(next, "third");
  // "Hearing in my left ear" is no doing.
  const isNamed = isMass(first) && isPreposition(second);
  const isLiving =
    isVerb(first, "gerund") &&
    !isSubject &&
    !isNamed &&
    (going.test(first) ? second !== "" : isFollowed(second));
  return isLiving ? [baseOf(first), second, ...others].join(" ").trim() : words;
}

/** Parts what is told as a fact from its subject; null where it is told of none. */
function withoutSubject(sentence: string): string | null {
  const fact = sentence
    .replace(/^(?:I'm|I am|we're|we are) going to (?=(\w+))/i, (whole, verb: string) =>
      isVerb(verb, "base") ? "I " : whole,
    )
    .replace(/^(?:I'm|I am|we're|we are) /i, "be ")
    .replace(/^(?:I'll|we'll|(?:I|we) will) /i, "I ")
    .replace(/^(?:I|we) can (?:finally )?/i, "be able to ")
    .replace(/^(?:I|we) (?:don't|do not) /i, "not ")
    .replace(/^(?:I|we)'ve /i, "have ")
    .replace(/^(?:I|we) (?:rarely|hardly) .*/i, "");
  if (fact !== sentence) return fact.replace(/^I /, "");
  return /^(?:I|we) /i.test(sentence) ? sentence.replace(/^\w+ /, "") : null;
}

/** "be not afraid" as "not" and "be afraid". */
function withRefusal(words: string): WantedDoing {
  const plain = words
    .replace(/^(be) (not|never|no longer) /i, "$2 $1 ")
    .replace(/^to not /i, "not ");
  const refusal = refusals.find((one) => plain.toLowerCase().startsWith(`${one} `)) ?? null;
  const rest = refusal === null ? plain : plain.slice(refusal.length + 1).replace(/^to /, "");
  return { words: rest, refusal };
}

/**
 * A goal that is somebody's doing, or what they want to be, whether told as a fact or as a wish. Null where its first word
 * is no verb for certain.
 *
 * @param sentence in plain spoken English, beginning with a capital
 */
export function toWantedDoing(sentence: string): WantedDoing | null {
  const wished = sentence.replace(wishing, "").replace(/^don't |^do not /i, "not ");
  const told = wished === sentence || wished.startsWith("not ") ? withoutSubject(wished) : null;
  const own = lowerFirst(told ?? wished);
  const { words, refusal } = withRefusal(own);
  const base = toBase(words).replace(/^be being /, "be ");
  const doing = told === null ? base : base.replace(/ now$/, "");
  const [verb = ""] = doing.replace(still, "").split(" ");
  // "I am so strong" says how it is; "not so shy" what is wanted.
  const isSo = refusal === null && /^be so\b/.test(doing);
  // "Not have to work nights" is a wish; "have to work" is none.
  const isFreed = refusal !== null && /^have to \w/.test(doing);
  // "Have shifted in new flat": a verb that isn't known.
  const isPast = /^have \w+ed (?:in|to|from|on|off)\b/.test(doing);
  const isNone = !isFreed && [own, words, doing].some((each) => noState.test(each));
  if (isSo || isNone || isPast || wanting.test(verb)) return null;
  if (/^we\b/i.test(sentence) && together.test(doing)) return null;
  if (told !== null) {
    const isCertain = !unfinished.test(verb) && (isPlainVerb(verb) || isVerb(verb, "base"));
    return isCertain ? { words: doing, refusal } : null;
  }
  if (refusal === null && isWantedState(doing)) return { words: `be ${doing}`, refusal };
  if (refusal !== null && isHardToBe(doing)) return { words: `be ${doing}`, refusal };
  const isInfinitive = wished !== sentence && /^[^,]*?\bto /i.test(sentence);
  return isDoing(doing.replace(still, "").split(" "), isInfinitive)
    ? { words: doing, refusal }
    : null;
}
