import { areThings, isOneThing } from "./countable-nouns.ts";
import { isDescribing } from "./describing-words.ts";
import { isMass } from "./mass-nouns.ts";
import { mayDescribe } from "./may-describe.ts";
import { properNames } from "./proper-names.ts";
import { isRole } from "./roles.ts";
import { isAdverb, isConjunction, isNumber, isPreposition } from "./words.ts";

/** Words that name one thing, several, what has no number, or somebody by what they are. */
export interface NounPhrase {
  readonly kind: "one" | "many" | "mass" | "role";
  readonly words: readonly string[];
  readonly end: number;
}

/** What may follow a noun phrase, besides words of place, time and joining. */
const after =
  /^(?:abroad|again|alone|indoors|outdoors|somewhere|anymore|any|back|both|daily|each|every|everyday|i|nearby|i'm|i've|last|monthly|near|next|nightly|not|paid|per|that|this|through|to|together|today|tomorrow|we|weekly|which|who|yearly|like|under|via|within|\w+n't)$/;

/** They are written as one speaks them, letter by letter. */
const degree = /^(?:PhD|MSC|BSC|MBA|MA|BA|LLB|GED|CDL|HND|PGCE|EP|LP|PB)$/;

function kindOf(noun: string): NounPhrase["kind"] | null {
  if (isOneThing(noun) || degree.test(noun)) return "one";
  if (areThings(noun)) return "many";
  if (isMass(noun)) return "mass";
  return isRole(noun) ? "role" : null;
}

/** "PMP" and "HGV" may stand before any noun. */
const isAbbreviation = (word: string) => /^[A-Z]{2,5}$/.test(word);

const isPraising = (word: string) =>
  /^(?:big|good|nice|new|small|great|better|old|happy)$/i.test(word);

/** What stands in many wishes, each for itself. */
const wished =
  /^(?:house|car|job|wife|husband|baby|child|dog|cat|boat|degree|marriage|wedding|money|health|love|peace|business|shop|farm|flat)$/i;

/** "A garden full of bees", "a job close to home": told by two words. */
const told = /^(?:full of|close to|(?:big|good|strong|large) enough|free of|next to|far from)$/i;

/** What may come behind a noun phrase, so that its last word is its noun. */
function isBehind(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    word === "" ||
    after.test(lower) ||
    isPreposition(lower) ||
    isConjunction(lower) ||
    isAdverb(lower) ||
    isNumber(lower)
  );
}

/** The noun phrase without "a" or the like that begins here; null where a word of it isn't known. */
export function readNounPhrase(words: readonly string[], at: number): NounPhrase | null {
  let end = at;
  for (; end < words.length; end += 1) {
    const word = (words[end] ?? "").replace(/,$/, "");
    const kind = kindOf(word);
    // "back" and "home" begin a phrase of place as well.
    // One word that no list has may begin it: "kibbutz reunion".
    const isUnknown = end === at && mayDescribe(word, at === 0);
    const isWord =
      kind !== null ||
      isUnknown ||
      isDescribing(word) ||
      isAbbreviation(word) ||
      properNames.has(word.toLowerCase());
    if (end > at && told.test(words.slice(end, end + 2).join(" "))) break;
    const before = end > at ? kindOf(words[end - 1] ?? "") : null;
    const isAfterNoun = before !== null && before !== "mass";
    if (!isWord || (isAfterNoun && /^(?:back|home)$/i.test(word))) break;
    // "Big house big car" is of two.
    if (isAfterNoun && kind === null && isPraising(word)) return null;
    if ((words[end] ?? "").endsWith(",")) {
      end += 1;
      break;
    }
  }
  const phrase = words.slice(at, end).map((word) => word.replace(/,$/, ""));
  const kind = kindOf(phrase.at(-1) ?? "");
  // "House car job" is a list.
  if (phrase.filter((word) => wished.test(word)).length > 1) return null;
  const isTold = told.test(words.slice(end, end + 2).join(" "));
  const isClosed = isTold || (words[end - 1] ?? "").endsWith(",") || isBehind(words[end] ?? "");
  return kind !== null && isClosed && phrase.length <= 5 ? { kind, words: phrase, end } : null;
}

/** Letters that are said with a vowel first: "an MBA". */
const vowelLetter = /^[AEFHILMNORSX][A-Z]/;
const soundsConsonant = /^(?:uni|use|usu|euro|ukulele|one\b|once)/i;
const silentH = /^(?:hour|honest|honou?r|heir)/i;

/** "a" or "an" as the word sounds that follows. */
export function articleFor(word: string): "a" | "an" {
  const [first = ""] = word.split(" ");
  if (/^[A-Z]{2,5}$/.test(first)) return vowelLetter.test(first) ? "an" : "a";
  return (/^[aeiou]/i.test(word) && !soundsConsonant.test(word)) || silentH.test(word) ? "an" : "a";
}
