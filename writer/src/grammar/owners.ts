import { readNounPhrase } from "./noun-phrase.ts";
import { isRole } from "./roles.ts";
import { isVerb } from "./verbs.ts";
import {
  isAdverb,
  isConjunction,
  isDeterminer,
  isGoodState,
  isPerson,
  isPreposition,
} from "./words.ts";

/** After these somebody does what the next word says, or is given it: "help my sons study", "teach my kids music". */
const letting =
  /^(?:help|let|make|see|watch|hear|have|get|teach|give|buy|show|leave|feed|bring|cook|send|read|find)$/i;
const many =
  /^(?:kids|parents|grandparents|grandkids|boys|girls|students|in-laws|friends|customers|clients)$/i;
const parent = /^(?:mum|mom|mam|mother|dad|father|nan|grandma|gran|granny|aunt|auntie|uncle)$/i;
const onlyOne =
  /^(?:mum|mom|mam|mother|dad|father|husband|wife|mother-in-law|father-in-law|boss)$/i;
const own = /^(?:my|our|his|her|their)$/i;
/** "My masters" is a degree, where nothing follows that a master could do. */
const degree =
  /\b(my|a|the) (master|bachelor)s(?=$|,| (?:degree|in|at|from|with|before|by|and|online|this|next)\b)/gi;

function isSmallWord(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    isPreposition(lower) ||
    isConjunction(lower) ||
    isDeterminer(lower) ||
    isAdverb(lower) ||
    isGoodState(lower) ||
    /^(?:is|are|be|am)$/.test(lower)
  );
}

/** Whether the word at this place is somebody's, and no plural: "fathers" of "my fathers land". */
function isOwner(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const owner = word.replace(/s$/, "");
  const [giver = "", before = ""] = words.slice(Math.max(0, at - 2), at);
  // "For mums care"
  if (
    owner !== word &&
    parent.test(owner) &&
    /^(?:for|at|to|from|of|with|in|over|take|see|visit)$/i.test(before)
  )
    return readNounPhrase(words, at + 1) !== null;
  if (owner === word || !own.test(at === 1 ? giver : before)) return false;
  const verb = at === 1 ? "" : giver;
  const next = words[at + 1] ?? "";
  // "Move out of my moms": to hers.
  if (next === "") return /^(?:of|at|to|from)$/i.test(verb) && parent.test(owner);
  // One has one father: "my fathers land" is his whatever follows.
  if (onlyOne.test(owner) && !isSmallWord(next) && !isVerb(next, "past", "third"))
    return at > 1 || !isVerb(next, "base");
  const isKin = isPerson(owner);
  if ((isKin && letting.test(verb)) || !(isKin || isRole(owner))) return false;
  // "My sons work": what begins so is a sentence.
  if (at === 1 && isVerb(next, "base", "past", "third")) return false;
  const phrase = readNounPhrase(words, at + 1);
  return phrase !== null && phrase.kind !== "role";
}

/**
 * The words with the apostrophes that thumbs leave out: "my fathers land" as "my father's land", "move out of my moms" as
 * "my mom's".
 */
export function withOwners(sentence: string): string {
  const words = sentence
    .replace(degree, "$1 $2's")
    .replace(/\bpeoples (?=(?:names?|lives|homes|faces|minds|hearts|feelings)\b)/gi, "people's ")
    .split(" ");
  return words
    .map((word, at) => {
      if (!isOwner(words, at)) return word;
      const before = words[at - 1] ?? "";
      if (!own.test(before)) return `my ${word.replace(/s$/, "'s")}`;
      return many.test(word) ? `${word}'` : word.replace(/s$/, "'s");
    })
    .join(" ");
}
