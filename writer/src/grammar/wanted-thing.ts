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
  /^(?:bab(?:y|ies)|child|children|kids?|dogs?|cats?|family|friends|grandchild(?:ren)?|partner|husband|wife|twins)$/;
/** Said with what defines it: "the courage to come out", "the love of my life", "a friend to talk to", "somebody who listens". */
const defined =
  /^(?:the (?:chance|confidence|courage|energy|freedom|money|patience|peace|right|strength|time) (?:to|for|of)|the love of my life$|a (?:good |real |close |best )?friend (?:to|who)|a baby (?:girl|boy)|my (?:first|dream|second) \w+$|(?:somebody|someone) (?:who|to|I)) ?/i;

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

/** Whether it may be what they want to be, and not to have. */
function mayBeSelf(noun: string): boolean {
  return (isPerson(noun) || somebody.test(noun)) && !wishedFor.test(noun);
}

/**
 * Whether a goal names something that somebody wants to have: "a new hip before summer", "less sugar", "real friends". Not where a
 * verb makes a sentence of it, nor where it may be what they want to be.
 *
 * @param thing a goal in plain spoken English
 */
export function isWantedThing(thing: string): boolean {
  if (defined.test(thing)) return true;
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
  if (mayBeSelf(noun)) return false;
  const isOwned = (first === "my" || first === "our") && second === "own";
  // "my own shop opens"
  const isSentence = head.slice(2).some((word) => isVerb(word, "third"));
  if (/^an?$/.test(first) || isOwned) return head.length > (isOwned ? 2 : 1) && !isSentence;
  // "real friends", "peace with him": without a word before the noun, and before it adjectives alone; and no name.
  const isPlain = head.slice(0, -1).every((word) => isGoodState(word) || plainAdjective.test(word));
  const isBare = isPlain && !isVerb(first, "base");
  // "time for my kids", "better sleep": alone they say too little.
  const isLittle = /^(?:time|money|sleep)$/.test(noun) && thing.toLowerCase() === noun;
  const isMany = isPlural(noun) && !isVerb(noun, "base", "third");
  return (isBare || uncounted.has(first)) && ((uncounted.has(noun) && !isLittle) || isMany);
}
