import { readFileSync } from "node:fs";
import { toParts } from "./parts.ts";
import { isEnd } from "./phrase-end.ts";
import { speakNumbers } from "./spoken-numbers.ts";
import { isNumber, isPlural, isPreposition } from "./words.ts";

/** The words that name things. */
interface ThingWords {
  readonly nouns: ReadonlySet<string>;
  /** What may stand before them and be said again: "old", "blue", "kitchen". */
  readonly modifiers: ReadonlySet<string>;
}

function readWords(file: string): ReadonlySet<string> {
  const words = readFileSync(new URL(file, import.meta.url), "utf8").split("\n");
  return new Set(words.filter((word) => word !== ""));
}

/** Reads the list of nouns, singular and plural, that anybody may hear said on any day. */
export const loadNouns = (): ReadonlySet<string> => readWords("nouns.txt");

/**
 * Reads the list of modifiers. The function that it returns finds the things that a text certainly names, as the listener
 * hears them: "your old car", "the blue dish", "seven tiles". They are in the order of the text, at most three, those
 * with the most detail. It leaves out what others said, what is not there and what is only wished for.
 *
 * @param nouns by `loadNouns`
 */
export function loadThings(nouns: ReadonlySet<string>): (text: string) => readonly string[] {
  const known: ThingWords = { nouns, modifiers: readWords("modifiers.txt") };
  return (text) => tellThings(text, known);
}

/** How far, how long or how much: no things. */
const measures =
  /^(?:miles?|kilomet(?:re|er)s?|met(?:re|er)s?|laps?|lakhs?|euros?|dollars?|pounds?|centavos?|percent)$/;

const mostThings = 3;
const mostModifiers = 2;

/** Near these a thing is not there, or is no thing: "no car", "I'm not a chair", "like a table". */
const away =
  /^(?:no|not|never|without|nobody|none|neither|nor|like|than|as|called|named|instead|if|unless|\w+n't|cannot|(?:do|did|ca|wo|is|was|would|could|does|had|have)nt)$/;
/** For this many words before the thing. */
const reach = 4;
/** What follows these with "a" says what somebody or something is: "I'm a boat", "it was a circus". */
const being = /^(?:am|is|are|was|were|be|been|being|become|became|\w+'(?:m|s|re)|im|its)$/;
/** What is wanted is not there yet. */
const wanting =
  /^(?:want|wants|wanted|need|needs|needed|wish|wishes|dream|hope|would|could|should|i'd|we'd)$/;
/** What may follow a thing that is named to its end. */
const following =
  /^(?:i|me|he|him|she|her|it|we|us|they|them|you|who|which|am|is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|may|might|must|should|again|already|also|always|ago|alone|away|back|down|else|ever|first|here|home|just|last|later|now|off|only|out|over|quite|still|soon|then|there|today|together|tomorrow|tonight|too|twice|up|yesterday|yet|[a-z]+ly|i'[a-z]+|isn't|wasn't|didn't|won't)$/;

/** After these a number tells which one, and not how many. */
const numbered =
  /^(?:year|grade|class|form|chapter|page|part|unit|lesson|week|day|phase|stage|step|level|question|number|room|bay|ward|bus|line|route|platform|gate|size|age|aged|no)$/;

const owning: Readonly<Record<string, string>> = { my: "your", our: "your" };

interface Found {
  readonly words: string;
  readonly noun: string;
  /** How much it says beyond the noun. */
  readonly detail: number;
  /** Whether it is no more than where something was: "at the station". */
  readonly isScenery: boolean;
}

/** Whether the determiner and the noun are of one or of many. */
function isAgreed(determiner: string, next: string, noun: string): boolean {
  if (determiner === "a") return !isPlural(noun) && !/^[aeio]/.test(next);
  if (determiner === "an") return !isPlural(noun) && /^[aeiouh]/.test(next);
  if (determiner === "one") return !isPlural(noun);
  const isMany = /^\d+$/.test(determiner) || isNumber(determiner);
  return !isMany || isPlural(noun);
}

function isDetermining(word: string): boolean {
  const isSmall = /^\d{1,3}$/.test(word) && Number(word) > 1;
  return /^(?:the|a|an|my|our)$/.test(word) || isSmall || (isNumber(word) && word !== "half");
}

function findAt(words: readonly string[], at: number, { nouns, modifiers }: ThingWords) {
  const determiner = words[at] ?? "";
  if (!isDetermining(determiner)) return null;
  let end = at + 1;
  while (nouns.has(words[end] ?? "") || modifiers.has(words[end] ?? "")) end += 1;
  const phrase = words.slice(at + 1, end);
  const noun = phrase.at(-1) ?? "";
  if (!nouns.has(noun) || measures.test(noun) || phrase.length > mostModifiers + 1) return null;
  const [next, after] = [words[end], words[end + 1] ?? ""];
  // "Two bags of flour" is one thing; of "the back of the van" it is not certain.
  const isMeasured = next === "of" && nouns.has(after) && isEnd(words[end + 2], following);
  if (!isMeasured && (next === "of" || !isEnd(next, following))) return null;
  if (!isAgreed(determiner, phrase[0] ?? "", noun)) return null;
  const before = words.slice(Math.max(0, at - reach), at);
  const last = before.at(-1) ?? "";
  // "A stack of year 8 essays"
  if (numbered.test(last)) return null;
  // "Ninety five candles" are not five.
  if (isDetermining(last)) return null;
  const isIndefinite = /^(?:a|an|one)$/.test(determiner);
  if (before.some((word) => away.test(word))) return null;
  if (isIndefinite && before.slice(-2).some((word) => being.test(word))) return null;
  if (isIndefinite && words.slice(0, at).some((word) => wanting.test(word))) return null;
  const said = [owning[determiner] ?? determiner, ...phrase, ...(isMeasured ? ["of", after] : [])];
  const isOwned = owning[determiner] !== undefined;
  const isCounted = isNumber(determiner) || /^\d/.test(determiner);
  const detail = phrase.length + (isOwned ? 1 : 0) + (isCounted ? 1 : 0) + (isMeasured ? 1 : 0);
  const isScenery = isPreposition(last) && !isOwned && !isCounted;
  const found: Found = { words: speakNumbers(said.join(" ")), noun, detail, isScenery };
  return { found, end: isMeasured ? end + 2 : end };
}

/** "Two buckets", of which one is carried by somebody else, are named once. */
const inOne = (noun: string) => noun.replace(/s$/, "");

function tellThings(text: string, known: ThingWords): readonly string[] {
  const found: Found[] = [];
  for (const part of toParts(text)) {
    // A capital within a sentence begins a name, which is left as no word that is known.
    const words = part.map((word, at) =>
      at === 0 || !/^[A-Z][a-z]/.test(word) ? word.toLowerCase() : word,
    );
    for (let at = 0; at < words.length;) {
      const thing = findAt(words, at, known);
      if (thing !== null && !found.some(({ noun }) => inOne(noun) === inOne(thing.found.noun)))
        found.push(thing.found);
      at = thing?.end ?? at + 1;
    }
  }
  if (found.every(({ isScenery }) => isScenery)) return [];
  // "The table", and nothing else, sounds like a riddle.
  if (found.length === 1 && found[0]?.detail === 1) return [];
  const best = new Set(
    found
      .toSorted((one, other) => other.detail - one.detail)
      .toSorted((one, other) => Number(one.isScenery) - Number(other.isScenery))
      .slice(0, mostThings),
  );
  return found.filter((thing) => best.has(thing)).map(({ words }) => words);
}
