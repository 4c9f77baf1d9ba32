import { isOrdinaryWord } from "./ordinary-words.ts";

/** Words that begin with a capital without being somebody's name. */
const capitals = new Set(
  `i monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december english christmas easter mom mum dad god ok tv`.split(/\s+/u),
);
const isCapital = (lower: string) => capitals.has(lower) || capitals.has(lower.replace(/s$/u, ""));

/** Of a line's words, the part that must be English: other languages share a few with it. */
const leastEnglish = 0.6;

/** Without the marks of letters, which our own writer may leave out: flite knows none. */
export const toPlainLetters = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "");

/** The words as they stand, without what follows an apostrophe. */
const toWords = (text: string) =>
  Array.from(toPlainLetters(text).matchAll(/(\p{L}+)(?:'\p{L}*)*/gu), ([, word = ""]) => word);

/** Those of a person's words that their own script may have, whatever they are. */
export const toTheirs = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(toWords(texts.join(" ").replaceAll("\u2019", "'")).map((word) => word.toLowerCase()));

const isUnknown = (word: string, theirs: ReadonlySet<string>) => {
  const lower = word.toLowerCase();
  return !theirs.has(lower) && !isCapital(lower) && !isOrdinaryWord(lower);
};

/** Whether most of a line is in another language that has Latin letters. Names are not counted. */
export function isForeign(text: string): boolean {
  const words = toWords(text).filter((word) => /^\p{Ll}/u.test(word));
  const known = words.filter(isOrdinaryWord).length;
  return words.length > 0 && known / words.length < leastEnglish;
}

/**
 * Whether a line names somebody whom the person did not write of: by a capital inside of a sentence, or at its start by a
 * word that is none of every day.
 */
export function hasName(text: string, theirs: ReadonlySet<string>): boolean {
  // What somebody is to say to themselves begins with a capital, too: "Tell yourself, "This is enough.""
  return text.split(/(?<=[.?!,:])\s+|["\u201C\u201D]/u).some((sentence) => {
    const [first = "", ...words] = toWords(sentence);
    const hasInside = words.some(
      (word) =>
        /^\p{Lu}/u.test(word) && !theirs.has(word.toLowerCase()) && !isCapital(word.toLowerCase()),
    );
    return hasInside || isUnknown(first, theirs);
  });
}

/** Whether a title has a name that the person did not write. A capital in a title says nothing. */
export const hasNameInTitle = (title: string, theirs: ReadonlySet<string>): boolean =>
  toWords(title).some((word) => isUnknown(word, theirs));
