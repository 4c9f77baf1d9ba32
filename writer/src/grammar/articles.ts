import { areThings, isOneThing, singularOf } from "./countable-nouns.ts";
import { isDescribing } from "./describing-words.ts";
import { isNounFirst } from "./goal-verbs.ts";
import { articleFor, readNounPhrase } from "./noun-phrase.ts";
import { isPost } from "./roles.ts";
import { isVerb } from "./verbs.ts";
import { isNumber, isPreposition } from "./words.ts";

/** After these one gets, makes or is something that was not there: "buy a house". */
const gaining = new Set(
  (
    "adopt appear be become build buy create design develop find found get have host join launch land lease make need open own produce " +
    "publish record release rent run secure set start visit want win write"
  ).split(" "),
);
/** After these it is there, and theirs: "sell your house", "quit your job", "pass your driving test". */
const handling = new Set(
  (
    "clean clear complete pay declutter decorate defend extend fix finish heal improve keep leave lose lower mend organise organize paint quit raise " +
    "rebuild refurbish renovate repaint repair replace restore retake sell strengthen submit tidy upgrade"
  ).split(" "),
);
/** Of these one is hardly the own one: it is won, passed through or done. */
const foreign =
  /^(?:marathon|half-marathon|race|championship|tournament|match|game|cup|title|season|award|prize|medal|course|class|story|place)$/;
/** What follows on a preposition without "a" as a saying: "in bed", "for work". */
const saying =
  /^(?:bed|class|church|city|college|country|court|hospital|mind|place|school|shape|life|market|stock|town|home|family|summer|winter|weekend|night|morning|evening|practice|teaching|charity|reason|harvest|dinner|sale|office)$/;
const taking = /^(?:and|as|for|in|like|near|with|without)$/;
/** Between a verb and what it takes: "buy back", "set up". */
const particle = /^(?:back|out|up|off)$/;

/** The words with this one put in before the place. */
const put = (words: readonly string[], at: number, word: string) => [
  ...words.slice(0, at),
  word,
  ...words.slice(at),
];

/** "First home", "dream job": there is one, and it is theirs. */
const isOwnFirst = ([first = "", ...others]: readonly string[]) =>
  /^(?:first|dream)$/i.test(first) &&
  others.length > 0 &&
  !/^(?:prize|place|team|aid|class|year|degree)$/.test(others[0] ?? "");

/** What stands before the object of a verb where learners leave it out; null where that is right or not certain. */
function beforeObject(words: readonly string[], verb: string, at: number): string | null {
  const phrase = readNounPhrase(words, at);
  if (phrase === null) return null;
  const said = phrase.words.join(" ");
  // "Finish form seven" names one by its number.
  if (isNumber(words[phrase.end] ?? "")) return null;
  // "Be home", "get home"
  if (said === "home" && !/^(?:build|buy|find|have|make|own|rent|sell)$/.test(verb)) return null;
  const noun = phrase.words.at(-1) ?? "";
  if (phrase.kind === "role")
    return /^(?:be|become)$/.test(verb) && !isPost(said) ? articleFor(said) : null;
  // "Own small flat" would be "my own", and a mass stands alone.
  if (phrase.kind !== "one" || (noun === "shop" && at === 2) || said === "partner") return null;
  if (isOwnFirst(phrase.words) && (gaining.has(verb) || handling.has(verb))) return "my";
  if (gaining.has(verb)) return articleFor(said);
  return handling.has(verb) && !foreign.test(noun) && !saying.test(noun) ? "my" : null;
}

/** Whether one thing without "a", or with it, was named before: "have good job", "a good job". */
const isOneSoFar = (words: readonly string[]) => isOneThing(words.at(-1) ?? "");

/** The words with "a" before each thing that follows on a preposition without it: "a house with cement roof". */
function withArticlesWithin(words: readonly string[]): readonly string[] {
  let told = words;
  for (let at = words.length - 2; at >= 0; at -= 1) {
    const word = (words[at] ?? "").toLowerCase();
    const phrase = taking.test(word) ? readNounPhrase(words, at + 1) : null;
    if (phrase === null) continue;
    const noun = phrase.words.at(-1)?.toLowerCase() ?? "";
    const isThing = phrase.kind === "one";
    const isRole = phrase.kind === "role" && word === "as";
    // "A good job and good salary"
    const isPaired =
      word === "and" &&
      phrase.words.length > 1 &&
      isDescribing(phrase.words[0] ?? "") &&
      isOneSoFar(words.slice(0, at));
    const isSaying = saying.test(noun) && phrase.words.length === 1;
    if ((isThing && !isSaying && (word !== "and" || isPaired)) || isRole)
      told = put(told, at + 1, articleFor(phrase.words[0] ?? ""));
  }
  return told;
}

/** "to gym", "go gym": one goes to the one that is there. */
function withPlaces(doing: string): string {
  return doing
    .replace(
      /\b(go(?= )|(?:get|walk|run|drive|cycle|come|travel|back|move)(?= to )) (?:to )?(?=(?:gym|beach|seaside|cinema|theatre|opera|zoo|pool|pub|shop|shops|mosque|temple|synagogue|library|dentist|doctor|countryside|coast|mountains|army|navy|police)\b)/i,
      "$1 to the ",
    )
    .replace(/\btravel world\b/i, "travel the world");
}

/** "Pass bleep test": their own, whatever it is called. */
const testOf =
  /^(?:pass|retake) (?!(?:the|my|our|a|an|this|that|all|every|each|any|both|his|her|some)\b)(?:\w+ ){0,2}(?:test|exam|interview|assessment|audition|inspection)(?= |$)/i;

/**
 * What somebody does, with the "a" and "my" that learners and hurried thumbs leave out, where the noun is certainly
 * one thing: "buy house" as "buy a house", "pass driving test" as "pass my driving test".
 *
 * @param doing beginning with its verb in the plain form
 * @param isAnothers whether somebody else does it, so that "my" would be wrong
 */
export function mendDoing(doing: string, isAnothers = false): string {
  const words = withPlaces(doing).split(" ");
  const [verb = "", next = ""] = words.map((word) => word.toLowerCase());
  const at = particle.test(next) && isPreposition(next) ? 2 : 1;
  const missing = testOf.test(words.join(" ")) ? "my" : beforeObject(words, verb, at);
  const isPut = missing !== null && !(isAnothers && missing === "my");
  return withArticlesWithin(isPut ? put(words, at, missing) : words).join(" ");
}

/** "Choir again": the one that they were in. */
const circle = /^(?:band|choir|club|orchestra|squad|team)$/;

/** "Eyes operation" is one of the eye. */
const describedBy = (word: string) =>
  areThings(word) && !/^(?:clothes|sales|savings|glasses|sports|arts)$/.test(word)
    ? singularOf(word)
    : word;

/** What somebody wants to have, with the "a" that is left out: "new hip" as "a new hip". */
export function mendThing(thing: string): string {
  const words = thing.split(" ");
  const phrase = readNounPhrase(words, 0);
  // "Couch to five k", "grade eight" and "day by day" are names.
  const [after = "", number = ""] = words.slice(phrase?.end ?? 0);
  const isName =
    isNumber(after) ||
    (after === "to" && isNumber(number)) ||
    (after === "by" && number === phrase?.words.at(-1)) ||
    /^first (?:place|prize|team)\b/.test(thing);
  if (phrase === null || isName) return withArticlesWithin(words).join(" ");
  const [first = "", next = ""] = phrase.words;
  if (next !== "" && /^(?:butcher|defend|extend|lease|poison)$/.test(first)) return thing;
  const noun = phrase.words.at(-1) ?? "";
  // "Love life" and "build house" may be said to somebody.
  const isVerbal = next !== "" && isVerb(first, "base") && !isDescribing(first);
  // "Start up", "visit more"
  const rest = words[phrase.end] ?? "";
  const isLoneVerb =
    next === "" &&
    isVerb(first, "base") &&
    /^(?:up|out|off|over|down|back|away|more|less|ahead|again|together|like|as)$/.test(rest);
  if (isLoneVerb && !isNounFirst(first, rest, isPreposition(rest)))
    return withArticlesWithin(words).join(" ");
  // "Open shop" is a doing.
  if (first === "open" && !phrase.words.some((word) => openOnes.test(word))) return thing;
  const isTheirs = /^(?:who|that) .*\b(?:me|my)\b/.test(words.slice(phrase.end).join(" "));
  const isNew = phrase.kind === "role" && (first === "new" || isTheirs);
  const isOne = phrase.kind === "one" || isNew;
  if (!isOne || (isVerbal && !isNounFirst(first, next, false)))
    return withArticlesWithin(words).join(" ");
  const singular = words.map((word, at) => (at < phrase.end - 1 ? describedBy(word) : word));
  const isKnown = circle.test(noun) && /^again\b/.test(words[phrase.end] ?? "");
  return withArticlesWithin(
    put(singular, 0, isKnown ? "the" : isOwnFirst(phrase.words) ? "my" : articleFor(first)),
  ).join(" ");
}

/** "Open relationship" and "open mind" open nothing. */
const openOnes =
  /^(?:relationship|marriage|mind|heart|house|day|night|plan|kitchen|road|water|source|door|fire|country|market|road|university|class|world|space|mic|air|book|top|sea)$/;

/** These are right with an instrument, a sport or the like: "play bass guitar". */
const bareObject =
  /^(?:be|become|do|go|learn|leave|play|practise|practice|start|study|teach|work|make|win|finish)$/;

/** Whether the "a" before an adjective is still missing: "give good speech". */
export function lacksArticle(doing: string): boolean {
  const words = doing.split(" ");
  const [verb = "", first = ""] = words;
  const phrase = bareObject.test(verb) ? null : readNounPhrase(words, 1);
  return phrase?.kind === "one" && phrase.words.length > 1 && isDescribing(first);
}

/** Whether the verb, though it may be another word too, has a thing behind it that it does something with: "open small restaurant". */
export function takesBareNoun(words: readonly string[]): boolean {
  const [verb = ""] = words;
  // "Clear skin", but "clear debts"
  if (verb === "clear")
    return /^(?:debts?|bills|arrears|loans?|mortgage|taxes)$/.test(words[1] ?? "");
  if (verb !== "open") return false;
  const phrase = readNounPhrase(words, 1);
  return phrase?.kind === "one" && !phrase.words.some((word) => openOnes.test(word));
}
