import { areThings, isOneThing } from "./countable-nouns.ts";
import { isMass } from "./mass-nouns.ts";
import { levelOfLanguage } from "./measured.ts";
import { readNounPhrase } from "./noun-phrase.ts";
import { isVerb } from "./verbs.ts";
import {
  isConjunction,
  isGoodState,
  isNumber,
  isPerson,
  isPlural,
  isPreposition,
} from "./words.ts";

/** What says how much of something is wanted; hardly a sentence with a verb begins with it. */
const amount = /^(?:more|less|fewer|no|zero|enough|another)$/;
/** Things that stand without "a". */
const uncounted = new Set(
  (
    "citizenship clarity confidence courage energy freedom friendship happiness health independence joy money patience " +
    "peace privacy residency security silence sleep stability strength time wisdom"
  ).split(" "),
);
const plainAdjective =
  /^(?:real|new|true|old|small|official|regular|slow|own|better|tidy|first|inner|financial|mental)$/;
const being = /^(?:is|are|was|were|am|has|have|had|can|will|gets?|do|does|\w+n't)$/;
/** Begins a clause of its own within what is wanted: "a job I like", "a house where nobody shouts". */
const startsClause = /^(?:i|i'm|i've|we|we're|that|who|which|where|when|my|our)$/;
/** Somebody that one may be: "a dancer", "a nurse", "a better person". */
const somebody =
  /(?:[a-z]{3}(?:er|or|ist|ian|ant|eur)|man|woman|person|nurse|chef|cook|captain|coach|boss|champion|pilot|vet|poet|judge|athlete|midwife)s?$/;
/** Somebody whom one wishes for, and doesn't wish to be. */
const wishedFor =
  /^(?:bab(?:y|ies)|child|children|kids?|dogs?|cats?|family|friends|grandchild(?:ren)?|partner|husband|wife|twins|girlfriend|boyfriend|mentor|therapist|agent|cleaner|assistant|godparent)$/;
/** Said with what defines it: "the courage to come out", "the love of my life", "a friend to talk to", "somebody who listens". */
const defined =
  /^(?:straight As$|(?:God|family|kids|children|patients|safety|health) first$|the (?:chance|confidence|courage|energy|freedom|money|patience|peace|right|strength|time) (?:to|for|of)|(?:art|drama|film|grad|law|med|medical|music|nursing|vet) school\b|first (?:place|prize|team)\b|the love of my life$|a (?:good |real |close |best )?friend (?:to|who)|the (?:band|choir|club|orchestra|squad|team) again|a baby (?:girl|boy)|my (?:first|dream|second) \w+$|(?:somebody|someone) (?:who|to|I)) ?/i;

/** Who does something for who writes is somebody else: "a teacher who believes in me". */
const towardsThem = /^an? new \w+(?: \w+)?$|^an? (?:\w+ )?\w+ (?:who|that) .*\b(?:me|my \w+)\b/i;
/** "Time", "sleep": alone they say too little. */
const little =
  /^(?:air|help|hope|land|love|memory|money|power|practice|school|sleep|support|time|water|weight|work|business|credit|law|land)$/i;
/** "Love life", "work life balance": it isn't certain which words are of one thing. */
const compounded = /^(?:bed|date|dance|driving|family|fishing|home|holiday|music|night|swimming)$/;

/** Whether the thing is named by words that are all known, and stands without "a": "clean water", "straight hair", "evenings off". */
function isNamedBare(thing: string): boolean {
  const words = thing.split(" ");
  const phrase = readNounPhrase(words, 0);
  if (phrase === null || (phrase.kind !== "mass" && phrase.kind !== "many")) return false;
  const [first = ""] = phrase.words.map((word) => word.toLowerCase());
  const isVerbal =
    phrase.words.length > 1 &&
    isVerb(first, "base") &&
    !isGoodState(first) &&
    !compounded.test(first);
  // "Patience, not hurry": what stands behind a pause is a note.
  const isPaused = (words[phrase.end - 1] ?? "").endsWith(",");
  if (isPaused || isVerbal || (words.length === 1 && (little.test(first) || first.endsWith("ing"))))
    return false;
  // "Kids run a shop": no verb follows, as far as can be told.
  return !words
    .slice(phrase.end, phrase.end + 1)
    .some((word) => being.test(word) || /^(?:i|we)$/i.test(word) || isVerb(word, "third"));
}

/** The words before a clause or a phrase of place, time or manner: "a new hip" of "a new hip before summer". */
function headOf(words: readonly string[]): readonly string[] {
  const end = words.findIndex(
    (word, index) =>
      index > 0 &&
      (word.endsWith(",") || isPreposition(word) || isConjunction(word) || startsClause.test(word)),
  );
  if (end === -1) return words;
  const last = words[end] ?? "";
  return [...words.slice(0, end), ...(last.endsWith(",") ? [last.slice(0, -1)] : [])];
}

/** "Tractor", "dinner" and "chambers" only look like somebody. */
const isThing = (noun: string) => isOneThing(noun) || areThings(noun) || isMass(noun);

/** Whether it may be what they want to be, and not to have. */
function mayBeSelf(noun: string): boolean {
  return (isPerson(noun) || somebody.test(noun)) && !wishedFor.test(noun) && !isThing(noun);
}

/**
 * Whether a goal names something that somebody wants to have: "a new hip before summer", "less sugar", "real friends". Not where a
 * verb makes a sentence of it, nor where it may be what they want to be.
 *
 * @param thing a goal in plain spoken English
 */
export function isWantedThing(thing: string): boolean {
  if (defined.test(thing) || levelOfLanguage.test(thing)) return true;
  const head = headOf(thing.split(" ").map((word) => word.toLowerCase()));
  const [first = "", second = ""] = head;
  const noun = head.at(-1) ?? "";
  if (head.some((word) => being.test(word)) || second === "me") return false;
  // "less work more play": two things without a pause.
  if (amount.test(first))
    return head.length > 1 && second !== "one" && !head.slice(2).some((word) => amount.test(word));
  // "half a page", but "half marathon".
  if (isNumber(first) && first !== "half")
    return head.length > 1 && !/^(?:million|day)$/.test(second) && !/\bups?$/.test(head.join(" "));
  if (mayBeSelf(noun) && !towardsThem.test(thing)) return false;
  // "Kids to bed on time"
  const isBareKin =
    isPerson(first.replace(/s$/, "")) && /^(?:to|back)$/.test(thing.split(" ")[1] ?? "");
  if (isBareKin || /\band (?:me|I)\b/.test(thing)) return false;
  if (isNamedBare(thing)) return true;
  // "The job in Leeds" is told by where it is.
  const own = first === "the" ? readNounPhrase(thing.split(" "), 1) : null;
  if (
    own !== null &&
    own.kind !== "role" &&
    /^(?:in|at|on|with|of|by|to (?:my|our|the)) /.test(thing.split(" ").slice(own.end).join(" "))
  )
    return true;
  const isFirst = first === "my" && /^(?:first|dream)$/.test(second);
  if (isFirst && readNounPhrase(thing.split(" "), 1) !== null) return true;
  const isOwned = (first === "my" || first === "our") && second === "own";
  // "my own shop opens"
  const isSentence = head.slice(2).some((word) => isVerb(word, "third"));
  // "Price of maize to go up" is no thing to have.
  if (/^an? .*\bto (?:go (?:up|down)|come down|rise|fall|stop)\b/.test(thing)) return false;
  if (/^an?$/.test(first) || isOwned) return head.length > (isOwned ? 2 : 1) && !isSentence;
  // "real friends", "peace with him": without a word before the noun, and before it adjectives alone; and no name.
  const isPlain = head.slice(0, -1).every((word) => isGoodState(word) || plainAdjective.test(word));
  const isBare = isPlain && !isVerb(first, "base");
  // "time for my kids", "better sleep": alone they say too little.
  const isLittle = /^(?:time|money|sleep)$/.test(noun) && thing.toLowerCase() === noun;
  const isMany = isPlural(noun) && !isVerb(noun, "base", "third");
  return (isBare || uncounted.has(first)) && ((uncounted.has(noun) && !isLittle) || isMany);
}
