import type { Reading } from "@hearten/reading/reading.ts";
import type { Commission } from "../ports/writer.ts";
import { shareOfTrigrams, toTrigrams, trigramsOf } from "./trigrams.ts";

/** What every writer is held to, line by line. What it says of a line can be told to the writer. */
export interface ScriptPolicy {
  /** Why a line of plain text (`toPlainText`) may not be spoken; null when it may. */
  findFault(text: string): string | null;
  /** Why a title may not be shown; null when it may. It stands in a list for months, so it says nothing that wounds. */
  findTitleFault(title: string): string | null;
}

/** Words of a line at most: more are no longer spoken in one breath. */
const mostWords = 26;
/** Of the inspirations that a writer is told of, how many of the newest a model keeps away from. */
export const heardLately = 10;
/** Part of a line's trigrams (three words in a row) in another text from which on it is the same said again. */
const mostShared = 0.5;
/** Trigrams that a line must have for that; a shorter one is compared as a whole. */
const fewestTrigrams = 4;
/** "Breathe in." may come again; lines of more words may not. */
const fewestHeard = 4;
/** Of the trigrams of a goal that is left in peace, the part that a line may hold. */
const mostOfGoal = 0.4;
/** Words that say whose a goal is, or that it is wanted. "I run", "You run" and "You want to run" speak of the same. */
const whose = new Set(
  `i i'm i've i'll i'd me my mine myself you you're you've you'll you'd your yours yourself am are be to want`.split(
    " ",
  ),
);

/** Each with what a writer is told. Lines are plain text already. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/https?:|www\.|\b[\w-]+\.(?:com|org|net|io|dev|app)\b|@\w/iu, "it has an address"],
  [/[*_#`~|<>{}[\]()\\^=+/]/u, "it has markup, brackets or signs"],
  [/\p{Extended_Pictographic}/u, "it has a picture sign"],
  [/\d/u, "it has figures: write numbers as words"],
  [/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u, "it isn't in English"],
  [/\b(?:\p{Lu}{2,}\s+){2,}\p{Lu}{2,}\b/u, "it shouts"],
  [
    /\b(?:affirmations?|language model|as an ai|json|system prompt|instructions|hearten)\b/iu,
    "it speaks of how it was made",
  ],
  [
    /^(?:opening|mind|goal|close|pause|narrator|voice|title)\b\s*\d?\s*[:-]/iu,
    "it has a stage direction",
  ],
  [
    /\b(?:the universe|manifest(?:s|ed|ing)?|limitless|abundance|high(?:er)? vibration|law of attraction)\b/iu,
    "it promises what nobody can",
  ],
];

/** What wounds, or shames before somebody who looks on, in a title. */
const wounding =
  /\b(?:funerals?|deaths?|dead|died|dying|buried|burial|grief|griev\w+|widow\w*|lost|loss|losing|cancer|tumou?rs?|chemo\w*|scans?|biops\w+|diagnos\w+|surgery|miscarr\w+|stillb\w+|suicid\w*|self-harm|overdose|relapse|addict\w*|abuse|divorce|affair|cheated|fired|sacked|redundan\w+)\b/iu;

/** Words that begin with a capital without being somebody's name. */
const capitals = new Set(
  `I I'm I'll I've I'd Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July
  August September October November December English`.split(/\s+/u),
);

/**
 * The policy for one commission: it knows what the person wrote and heard lately, and what must not be told them today.
 *
 * @param instructions that were given to the writer, of which nothing may be said back; empty when there were none
 */
export function createScriptPolicy(commission: Commission, instructions: string): ScriptPolicy {
  const { goals, description, reading, earlier } = commission;
  const heard = earlier.slice(0, heardLately).map(({ text }) => text);
  const heardLines = new Set(heard.flatMap((text) => text.split(/(?<=[.?!])\s+/u)).map(normalize));
  const heardTrigrams = toTrigrams(heard);
  // Two or three words of the instructions stand in any text; eight in a row do not.
  const told = normalize(instructions);
  const untold = findUntold(goals, reading);
  const theirs = new Set(
    toPlainLetters([description, ...goals].join(" "))
      .toLowerCase()
      .split(/[^\p{L}']+/u),
  );

  function findFault(text: string): string | null {
    const sign = forbidden.find(([found]) => found.test(text));
    if (sign) return sign[1];
    const words = text.split(" ");
    if (words.length > mostWords) return `it is longer than ${mostWords} words`;
    if (findName(text, theirs) !== null) return "it names somebody whom the person didn't name";
    if (told !== "" && words.length >= 8 && told.includes(normalize(text)))
      return "it says the instructions back";
    if (heardLines.has(normalize(text)) && words.length > fewestHeard) return "it was heard lately";
    const trigrams = trigramsOf(text);
    if (trigrams.length >= fewestTrigrams && shareOfTrigrams(trigrams, heardTrigrams) > mostShared)
      return "it was heard lately, in almost these words";
    if (untold.some((goal) => speaksOf(text, goal)))
      return "it speaks of a goal that is to be left in peace";
    return null;
  }
  return {
    findFault,
    // A capital in a title names nobody.
    findTitleFault: (title) =>
      wounding.test(title) ? "it may wound" : findFault(`${title.toLowerCase()}.`),
  };
}

/** Goals that today would hurt. */
function findUntold(goals: readonly string[], reading: Reading): readonly string[] {
  return goals.filter((_, index) => reading.goals[index]?.isSore === true);
}

/**
 * Whether a line holds a goal, whoever it is told of: a short one as a whole, a longer one in part. Of a goal of one word
 * every line with that word does: rather a line too few.
 */
function speaksOf(text: string, goal: string): boolean {
  const line = withoutWhose(text);
  const matter = withoutWhose(goal);
  const trigrams = trigramsOf(matter);
  if (trigrams.length > 0) return shareOfTrigrams(trigrams, toTrigrams([line])) > mostOfGoal;
  return matter !== "" && ` ${line} `.includes(` ${matter} `);
}

const withoutWhose = (text: string) =>
  normalize(toPlainLetters(text).replaceAll("\u2019", "'"))
    .split(" ")
    .filter((word) => !whose.has(word))
    .join(" ");

/** A word with a capital inside of a sentence that the person did not write. */
function findName(text: string, theirs: ReadonlySet<string>): string | null {
  for (const sentence of toPlainLetters(text).split(/(?<=[.?!])\s+/u)) {
    const [, ...words] = sentence.split(/[^\p{L}']+/u);
    const name = words.find(
      (word) =>
        /^\p{Lu}/u.test(word) &&
        !capitals.has(word) &&
        !capitals.has(word.replace(/'?s$/u, "")) &&
        !theirs.has(word.toLowerCase()) &&
        !theirs.has(word.toLowerCase().replace(/'s$/u, "")),
    );
    if (name !== undefined) return name;
  }
  return null;
}

/** Without the marks of letters, which our own writer may leave out: flite knows none. */
const toPlainLetters = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

/** A text by its words alone. */
export const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}']+/gu, " ")
    .trim();
