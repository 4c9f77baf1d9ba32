import { isAdverb, isAuxiliary, isBaseVerb, isPastVerb } from "./verbs.ts";

const pronouns: Readonly<Record<string, string>> = {
  i: "you",
  me: "you",
  my: "your",
  mine: "yours",
  myself: "yourself",
  "i'm": "you're",
  "i've": "you've",
  "i'll": "you'll",
  "i'd": "you'd",
  am: "are",
  we: "you",
  us: "you",
  our: "your",
  ours: "yours",
  ourselves: "yourselves",
  "we're": "you're",
  "we've": "you've",
  "we'll": "you'll",
  "we'd": "you'd",
};

/** Two words that speech runs together. Each pattern has a group, the word that is looked at. */
const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(will) not\b/g, "won't"],
  [/\b(you|we|they) are(?= not\b| [a-z])/g, "$1're"],
  [/\b(it|that|there|he|she) is(?= not\b| [a-z])/g, "$1's"],
  [/\b(you) have (?=been|never|always|already|just|got|become|finally|\w+ed\b)/g, "$1've "],
  [/\b(you) will(?= [a-z])/g, "$1'll"],
  [/\b(do|does|did|is|was|were|have|has|had|could|should|would) not\b/g, "$1n't"],
  [/\b(can) ?not\b/g, "$1't"],
];

/** After these words "you are" keeps its weight: "who you are", "as tired as you are". */
const keepsWeight = /\b(?:who|what|where|how|than|as|all|whatever|wherever)$/;

function contract(clause: string): string {
  return contractions.reduce(
    (text, [pattern, replacement]) =>
      text.replace(pattern, (match: string, word: string, offset: number, whole: string) =>
        keepsWeight.test(whole.slice(0, offset).trimEnd()) &&
        !/^ \w+ing\b/.test(whole.slice(offset + match.length))
          ? match
          : replacement.replace("$1", word),
      ),
    clause,
  );
}

/** "My sister and I" and "me and my sister" become "you and your sister". */
function leadWithYou(clause: string): string {
  return clause
    .replace(/^((?:my|our|the) [\w' -]{1,40}?|[A-Z][a-z]+) and (?:I|me)\b/i, "I and $1")
    .replace(/^me and\b/i, "I and");
}

/** "US", and the "I" of "type I diabetes" or "World War I": no pronouns. */
function isName(words: readonly string[], index: number, word: string): boolean {
  const before = words.slice(0, index).join(" ");
  const next = words[index + 1] ?? "";
  const actsNext = isAdverb(next) || isAuxiliary(next) || isBaseVerb(next) || isPastVerb(next);
  const isNumeral =
    /\bWorld War$/i.test(before) || (/\b(?:type|part|war)$/i.test(before) && !actsNext);
  return word === "US" || (word === "I" && isNumeral);
}

/**
 * A clause in the first person, as someone else says it to them: "I can't find my keys" becomes "you
 * can't find your keys". The clause begins in lower case, unless its first word is a name.
 */
export function turnToYou(clause: string): string {
  const words = leadWithYou(clause).split(" ");
  let firstPerson = false;
  const turned = words.map((token, index) => {
    const [word = token, mark = ""] = token.split(/(?=[,.?!]$)/);
    if (isName(words, index, word)) {
      return token;
    }
    const lower = word.toLowerCase();
    const previous = words[index - 1]?.toLowerCase();
    if (["i", "we", "i'm", "i've"].includes(lower)) {
      firstPerson = true;
    } else if (lower === "was" || lower === "wasn't") {
      const subjectIsPerson =
        previous === "i" ||
        (isAdverb(previous ?? "") && words[index - 2]?.toLowerCase() === "i") ||
        (firstPerson && ["and", "but"].includes(previous ?? "") && /^i$/i.test(words[0] ?? ""));
      return subjectIsPerson ? (lower === "was" ? `were${mark}` : `weren't${mark}`) : token;
    }
    return Object.hasOwn(pronouns, lower) ? `${pronouns[lower] ?? word}${mark}` : token;
  });
  return contract(lowerFirst(turned.join(" ")));
}

/** Words that stay capitalised wherever they stand are those with a capital further in, and names. */
export function lowerFirst(clause: string): string {
  const first = clause.split(" ", 1)[0] ?? "";
  const staysCapital =
    /^(?:I|I'\w+|[A-Z].*[A-Z].*|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;
  return staysCapital.test(first) || /^[A-Z]\w+ and I\b/.test(clause)
    ? clause
    : clause.charAt(0).toLowerCase() + clause.slice(1);
}
