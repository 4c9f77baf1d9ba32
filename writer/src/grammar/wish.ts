import { isBrokenEnglish } from "./broken-english.ts";
import { hasBareNoun } from "./bare-noun.ts";
import { splitClauses } from "./clause.ts";
import { isHarsh, oneSentence } from "./sentence.ts";
import { turnToYou } from "./turn-to-you.ts";
import { toWantedChange } from "./wanted-change.ts";
import { isWantedThing } from "./wanted-thing.ts";
import { isVerb } from "./verbs.ts";
import { isAdverb, isDeterminer, isNumber, isPreposition } from "./words.ts";

/** A longer wish is hard to follow. */
const maxWords = 16;

/** Two things that don't go together behind one verb: "be healthy and no accident". */
const unlike = /^be [\w ]*\band no \w+$/i;

/** How a goal may begin that is written as a wish. */
const wishing =
  /^(?:(?:I|we) (?:really )?(?:want|wish|hope|need|would like|would love|plan|aim)|I'd (?:like|love)|my (?:goal|dream|wish) is|to be able)? ?to (?=\w)/i;
/** Verbs that are taken for no noun at the beginning of a goal; others must be followed by what no noun is followed by. */
const plainVerbs = new Set(
  (
    "achieve afford apply ask avoid be become begin believe bring build buy call carry choose clean climb complete cook create " +
    "decide deliver develop do drink earn eat enjoy feel find finish fix forgive get give go graduate grow have hear help hold " +
    "improve invite keep knit know learn leave let listen live lose maintain make manage marry meet memorise move open organise organize " +
    "overcome own pass pay play pray prepare publish put qualify quit read reach rebuild reduce refit remember renovate repair replace return save say see sell " +
    "send settle sing sit sleep speak spend start stay stop take talk teach tell think trace train translate understand use " +
    "visit wake wear win write"
  ).split(" "),
);

/** A date in figures, by which it is to be: of no use to hear. */
const dated =
  /,? (?:by|before|in) (?:(?:the end of |early |late |mid |summer |spring |autumn |winter |january |february |march |april |may |june |july |august |september |october |november |december )*(?:\d\S*|[A-Z]\d\S*|twenty[ -]\w+(?:-\w+)?|two thousand\b.*)(?: [A-Z]{2}\d+)?)$/i;

const negation = /^(?:not to|to not|not|don't|do not|no longer|never) (?:to )?(?=\w)/i;

/** A note behind a comma, which is written for the eye: ", second hand is fine". A list has another comma or "and". */
const note = /,(?! (?:and|or|but|then)\b)(?![^,]*(?:,| and\b| or\b)(?= (?:\w+ ?){1,3}$)).*$/i;
/** Written short, and hard to say. */
const shortened = /\b(?:incl|etc|approx|w|lvl|jan|feb|aug|sept|oct|nov|dec|xmas|thx|pls)\b/i;

/** What is said before the verb of a fact. */
const stillSo = /^(?:still|always|finally) (?=\w)/i;

/** Whether the words begin as somebody's doing: "pass the bar", "swim more", never "work life balance". */
function isDoing(words: readonly string[]): boolean {
  const [verb = "", next = ""] = words.map((word) => word.toLowerCase().replace(/,$/, ""));
  if (plainVerbs.has(verb)) return words.length > 1;
  const isFollowed =
    isDeterminer(next) ||
    isPreposition(next) ||
    isAdverb(next) ||
    isNumber(next) ||
    /^(?:me|us|them|myself|ourselves|\w+ly|again|better|faster)$/.test(next);
  return isVerb(verb, "base") && isFollowed;
}

interface Doing {
  /** The goal without what makes a fact or a wish of it, in the first person: "run my own studio", "not be so shy". */
  readonly words: string;
  readonly isNegated: boolean;
  /** Whether it was told as a fact, so that its first word is a verb for certain. */
  readonly isFact: boolean;
}

function toDoing(sentence: string): Doing {
  const fact = sentence
    .replace(/^(?:I'm|I am|we're|we are) /i, "be ")
    .replace(/^(?:I|we) can /i, "be able to ")
    .replace(/^(?:I|we) (?:don't|do not) /i, "not ");
  let words = fact
    .replace(wishing, "")
    .replace(/^(?:I|we)'ve (?=(?:a|an|my|the|two|three)\b)/i, "have ")
    .replace(/^(?:I|we) (?=\w)/i, "");
  const isNegated = negation.test(words);
  if (isNegated) words = words.replace(negation, "");
  return { words, isNegated, isFact: /^(?:I|we)\b/i.test(sentence) && !wishing.test(fact) };
}

/** Without what is written for the eye. */
const withoutNotes = (words: string) => words.replace(note, "").replace(dated, "");

const lowerFirst = (words: string) =>
  /^[A-Z][a-z]|^A /.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

/** Whether the words are right English after "I can" or "I have", and few enough to follow. */
function isSayable(words: string, asSentence: string): boolean {
  const tokens = words.split(" ");
  return (
    tokens.length <= maxWords &&
    !/\d/.test(words) &&
    !isBrokenEnglish(asSentence) &&
    !hasBareNoun(tokens) &&
    !shortened.test(words) &&
    !unlike.test(words)
  );
}

function turn(words: string): string {
  return lowerFirst(turnToYou(words));
}

/** Of which a wish begins that isn't right: "I want become a nurse". */
const unfinished = /^(?:want|wish|hope|need|plan|aim|try)$/;
const isFactVerb = (word: string) =>
  (plainVerbs.has(word) || isVerb(word, "base")) && !unfinished.test(word);

function tellDoing(sentence: string): string | null {
  const { words, isNegated, isFact } = toDoing(sentence);
  const doing = lowerFirst(withoutNotes(words));
  const [verb = ""] = doing.replace(stillSo, "").split(" ");
  const isDone = isFact ? isFactVerb(verb) : isDoing(doing.split(" "));
  if (!isDone || !isSayable(doing, `I can ${doing}`)) return null;
  return `${isNegated ? "not to" : "to"} ${turn(doing)}`;
}

/** A year, or a number with a sign of which it isn't certain what it counts: "2027: Rome", "200m under 25 s". */
const startsWithSum = /^\s*(?:\d{4}\b|\d+[a-z])/i;

/** "less phone, more sky": no note, but more of the same. */
const listed = /, (?:more|less|fewer|no) /i;

function tellThing(sentence: string): string | null {
  const named = sentence.replace(/^I have (?=\w)/i, "");
  const thing = lowerFirst(listed.test(named) ? named.replace(dated, "") : withoutNotes(named));
  // Half of a list is right English where all of it is.
  return isWantedThing(thing) && isSayable(thing, `I have ${thing.replace(listed, " and ")}`)
    ? turn(thing)
    : null;
}

function tellChange(sentence: string): string | null {
  const plain = withoutNotes(sentence);
  const change = toWantedChange(plain);
  if (change === null || isBrokenEnglish(plain) || plain.split(" ").length > maxWords) return null;
  return /\d/.test(plain) || shortened.test(plain) ? null : turn(change);
}

/**
 * A goal as what somebody wants, said after "You want": "to pass the bar", "a new hip", "your children to study". Null where it isn't
 * certain what it is, where its English is broken, and where it is long or harsh.
 */
export function tellWish(text: string): string | null {
  const [first = ""] = text.split(/(?<=[.!])\s+(?=[A-Z])/);
  const sentence = oneSentence(first);
  if (sentence === null || /\?/.test(sentence) || isHarsh(sentence)) return null;
  // "I become a nurse and my mother is proud": only the first is what somebody does.
  if (splitClauses(sentence).length > 1) return null;
  return (
    tellDoing(sentence) ??
    tellChange(sentence) ??
    (startsWithSum.test(text) ? null : tellThing(sentence))
  );
}
