import { lacksArticle, mendDoing, mendThing } from "./articles.ts";
import { isBrokenEnglish } from "./broken-english.ts";
import { hasBareNoun } from "./bare-noun.ts";
import { toChangedThing } from "./changed-thing.ts";
import { splitClauses } from "./clause.ts";
import { withMeasure } from "./measured.ts";
import { withMyOwn } from "./near-ones.ts";
import { withOwners } from "./owners.ts";
import { lowerUnlessName } from "./proper-names.ts";
import { isPrivateWish } from "./private-wish.ts";
import { isHarsh, isIntimate, oneSentence } from "./sentence.ts";
import { spellOut } from "./spell-out.ts";
import { lowerFirst } from "./spoken-text.ts";
import { turnToYou } from "./turn-to-you.ts";
import { toWantedChange } from "./wanted-change.ts";
import { toWantedDoing } from "./wanted-doing.ts";
import { toThingOfTheirs, toWantedOfOthers } from "./wanted-of-others.ts";
import { toWantedOuting } from "./wanted-outing.ts";
import { toWantedPlace } from "./wanted-place.ts";
import { toWantedRole } from "./wanted-role.ts";
import { mendState } from "./wanted-state.ts";
import { isWantedThing } from "./wanted-thing.ts";
import { isGoodState } from "./words.ts";

/** A longer wish is hard to follow. */
const maxWords = 16;

/** A date in figures, by which it is to be: of no use to hear. */
const dated =
  /,? (?:by|before|in) (?:(?:the end of |early |late |mid |summer |spring |autumn |winter |january |february |march |april |may |june |july |august |september |october |november |december )*(?:\d\S*|[A-Z]\d\S*|twenty[ -]\w+(?:-\w+)?|two thousand\b.*)(?: [A-Z]{2}\d+)?)$/i;
/** A note behind a comma, which is written for the eye: ", second hand is fine". A list has another comma or "and". */
const note =
  /,(?! (?:and|or|but|then|not)\b)(?![^,]*(?:,| and\b| or\b)(?= \w+(?: \w+){0,2} ?$)).*$/i;
/** "a calm, tidy home": what stands behind the comma is no note. */
const pair = /(?<one>[a-z]+), (?<other>[a-z]+) [a-z]/i;
/**
 * "Eight hours a day no reels", "pray daily no excuses": a note without its comma, behind when. Elsewhere it is what is
 * wanted: "drink no alcohol", "30 days no alcohol".
 */
const runOn =
  /(?<=\b(?:daily|(?:every|each|before|until|by|in|on|this|next|per|once a|twice a|\w+s a) (?:(?:single|other|(?:mon|tues|wednes|thurs|fri|satur|sun)day) )?(?:days?|weeks?|months?|years?|nights?|mornings?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december))) no (?!one\b|more\b|matter\b)[\w']+$/i;
/**
 * ", not five hundred": said where it can be, and left out where the whole could not be said with it. "Kids, not yet" turns the
 * wish around.
 */
const contrast = /, not (?!(?:yet|now|sure|really|any ?more|only|just)\b)[^,]*$/i;
/** "less phone more sleep" */
const twoAmounts = /^((?:more|less|fewer|no) [\w']+) ((?:more|less|fewer|no) [\w']+)$/i;
/** "One hour for me each day": who wants it is the one who gets it. */
const forMe = /\b(for|with) me(?=$| (?:each|every|at|in|once|twice|after|before|on)\b)/;
/** "Restaurant in London no boss" */
const withNone = /(?<=^\w+(?: \w+)* (?:in|at|with|by|near) (?:a |the |my )?\w+) (no \w+)$/i;
/** A note says little; what is longer is half of the goal. */
const mostOfNote = 6;
/** Written short, and hard to say. */
const shortened =
  /\b(?:incl|etc|approx|w|lvl|jan|feb|aug|sept|oct|nov|dec|xmas|thx|pls|yrs?|wks?|mths?|hrs)\b/i;

/** Two things that don't go together behind one verb: "be healthy and no accident". */
const unlike = /^be [\w ]*\band no \w+$/i;
/** "and she is well": somebody else's doing, which can't follow on "to". */
const another =
  /\b(?:and|but) (?:he|she|it|they|nobody|everybody|everyone|somebody|no one)(?:'s|'re)?\b/i;
/** "less phone, more sky": no note, but more of the same. */
const listed = /, (?:more|less|fewer|no) /i;
/** A year, or a number with a sign of which it isn't certain what it counts: "2027: Rome", "200m under 25 s". */
const startsWithFigure =
  /^\s*(?:\d:\d|\d{4}\b|\d+(?!k (?:(?:in|under) |(?:\w+ )?[a-z]+s\b))(?!(?:kg|lbs?|kilos?) \w)[a-z])/i;
/** "own place before 30" says whose it is to be; "own a farm" what they do. */
const ownThing =
  /^Own (?=(?:chambers|premises|teeth|wheels)\b)|^Own (?!(?:a|an|my|our|the|no|it|up|what|every\w*|some\w*|[\w-]+s)\b)(?=[a-z])/;
/** How what somebody wants to have may begin. */
const having = /^(?:I have|I (?:want|need|would like|would love)|I'd (?:like|love)) (?=\w)/i;

/** Of these there is one, and no "a" before it: "be head chef", "make partner". */
const posted =
  /\b(be|become|make|move) (?:house$|house (?=by|before|in|to|this)|partner|(?:head|chief|team|vice|deputy|club|class|school) \w+|captain|president|principal|treasurer|mayor|abbot)\b(?! of)/;

/** Without what is written for the eye; null where that is half of it. */
function withoutNotes(words: string): string | null {
  const { one = "", other = "" } = pair.exec(words)?.groups ?? {};
  const plain = words.replace(runOn, "");
  if (isGoodState(one) && isGoodState(other)) return plain.replace(dated, "");
  const [noted = ""] = note.exec(plain) ?? [];
  if (noted.split(" ").length > mostOfNote) return null;
  return plain.replace(note, "").replace(dated, "");
}

/**
 * Whether the words are few enough to follow, and right English.
 *
 * @param asSentence the words in a sentence: behind "I can", or "I have"
 */
function isSayable(words: string, asSentence: string): boolean {
  const tokens = words.split(" ");
  return (
    tokens.length <= maxWords &&
    !/\d/.test(words) &&
    !isBrokenEnglish(asSentence) &&
    !hasBareNoun(words.replace(posted, "$1").split(" ")) &&
    !shortened.test(words) &&
    !unlike.test(words)
  );
}

const turn = (words: string) => lowerUnlessName(turnToYou(words));

function tellDoing(sentence: string): string | null {
  const plain = withoutNotes(sentence);
  if (plain === null) return null;
  const being = toWantedRole(plain) ?? toWantedOuting(plain) ?? toWantedPlace(plain);
  const doing = being === null ? toWantedDoing(plain) : { words: being, refusal: null };
  if (doing === null) return null;
  const words = mendDoing(withMyOwn(mendState(doing.words)));
  if (lacksArticle(words) || !isSayable(words, `I can ${words}`)) return null;
  return [doing.refusal, "to", turn(words)].filter((part) => part !== null).join(" ");
}

function tellThing(sentence: string): string | null {
  const named = sentence
    .replace(having, "")
    .replace(twoAmounts, "$1 and $2")
    .replace(withNone, " and $1");
  const plain = listed.test(named) ? named.replace(dated, "") : withoutNotes(named);
  if (plain === null) return null;
  const thing = withMyOwn(mendThing(withMeasure(lowerUnlessName(plain)))).replace(
    forMe,
    "$1 myself",
  );
  if (!isWantedThing(thing)) return null;
  // Half of a list is right English where all of it is.
  return isSayable(thing, `I have ${thing.replace(listed, " and ")}`) ? turn(thing) : null;
}

function tellChange(sentence: string): string | null {
  const plain = withoutNotes(sentence.replace(having, ""));
  if (plain === null) return null;
  const change = toWantedChange(plain);
  if (change !== null) return isSayable(lowerFirst(plain), plain) ? turn(change) : null;
  const other = toWantedOfOthers(plain) ?? toChangedThing(plain) ?? toThingOfTheirs(plain);
  return other === null || !isSayable(other, other) ? null : turn(other);
}

/**
 * A goal as what somebody wants, said after "You want": "to pass the bar", "a new hip", "your children to study". Null where it isn't
 * certain what it is, where its English is broken, and where it is long, harsh or intimate.
 */
export function tellWish(text: string): string | null {
  const [first = ""] = text.split(/(?<=(?<!\b[A-Z][a-z]{1,2})[.!])\s+(?=[A-Z])/);
  const typed = oneSentence(spellOut(first));
  const whole = typed === null ? null : withOwners(withPause(typed));
  // What is left out below is judged too: "leave him, not wait any longer?"
  if (whole === null || /\?/.test(whole) || isHarsh(whole) || isUnsaid(whole)) return null;
  const plain = whole.replace(contrast, "");
  const mayBeThing = !startsWithFigure.test(text);
  // "be thin, not sick" is intimate without its end alone.
  if (isUnsaid(plain)) return null;
  const told = tellSentence(whole, mayBeThing) ?? tellSentence(plain, mayBeThing);
  // "Leave husband" had no "my" before.
  return told === null || isUnsaid(toOwn(told)) ? null : told;
}

/** A wish in the words of who has it. */
const toOwn = (told: string) =>
  told
    .replace(/^(?:not )?to /, "")
    .replace(/\byour\b/g, "my")
    .replace(/\byou\b/g, "me");

const isUnsaid = (sentence: string) => isIntimate(sentence) || isPrivateWish(sentence);

/** "New car not an old one", with the pause that is left out. */
const withPause = (sentence: string) =>
  sentence.replace(
    /(?<=^\w+ (?:\w+ )*(?!(?:do|does|did|be|am|is|are|to|but|and|or|if|why|so)\b)\w{3,}) not (?=(?:a|an|the|just|only|my) )/i,
    ", not ",
  );

function tellSentence(spoken: string, mayBeThing: boolean): string | null {
  const sentence = spoken.replace(ownThing, "My own ");
  // "I become a nurse and my mother is proud": only the first is what somebody does.
  if (splitClauses(sentence).length > 1 || another.test(sentence)) return null;
  return tellDoing(sentence) ?? tellChange(sentence) ?? (mayBeThing ? tellThing(sentence) : null);
}
