import { capitalise } from "./capitalise.ts";
import { readPair } from "./clause.ts";
import { isVerb } from "./verbs.ts";
import { isDeterminer } from "./words.ts";

const turned: Readonly<Record<string, string>> = {
  i: "you",
  me: "you",
  my: "your",
  mine: "yours",
  "mine's": "yours is",
  myself: "yourself",
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  am: "are",
  we: "you",
  us: "you",
  our: "your",
  ours: "yours",
  ourselves: "yourselves",
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
};

function lowerOwner(words: string): string {
  return /^(?:My|Our) /.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

const parent = /^(?:mum|mom|mam|mama|mummy|dad|daddy|papa|grandma|grandpa|granny|grandad|nan),?$/i;

/** "call mom every Sunday": whoever says it to them says "your mom". Not "a present dad", nor "be mum to them". */
function withYourParents(words: readonly string[]): readonly string[] {
  return words.map((word, at) => {
    if (!parent.test(word)) return word;
    const before = words[at - 1]?.toLowerCase() ?? "";
    const owner = words[at - 2]?.toLowerCase() ?? "";
    const isDone = isVerb(before, "base") && !isDeterminer(owner) && !/^be(?:come)?$/.test(before);
    // "Mom and dad talk": whoever begins so speaks of their own.
    const next = words[at + 1]?.toLowerCase() ?? "";
    if (at === 0 && (next === "and" || isVerb(next, "past", "third")))
      return `Your ${word.toLowerCase()}`;
    const isCalled = isDone || /^(?:with|to|for|of|about|from|and|call)$/.test(before);
    return isCalled ? `your ${word.toLowerCase()}` : word;
  });
}

/**
 * A sentence in the first person, as somebody else says it to them: "My sister and I own our shop" becomes
 * "You and your sister own your shop".
 */
export function turnToYou(sentence: string): string {
  const pair = readPair(sentence);
  const led = pair === null ? sentence : `I and ${lowerOwner(pair.other)} ${pair.rest}`;
  const words = withYourParents(led.split(" ")).map((token) => {
    const [word = token, mark = ""] = token.split(/(?=,$)/);
    const own = word === "US" ? undefined : turned[word.toLowerCase()];
    return own === undefined ? token : own + mark;
  });
  const plain = words
    .join(" ")
    .replace(/\byou (\w+ly |always |never |also |just |still )?was(n't)?\b/g, "you $1were$2");
  return capitalise(
    plain
      .replace(/^you are (?!not\b|enough\b|loved\b)(?=\w)/, "you're ")
      .replace(
        /^you have (?=(?:(?:never|always|already|finally|just) )?(\w+))/,
        (match, next: string) => (isVerb(next, "participle") ? "you've " : match),
      ),
  );
}
