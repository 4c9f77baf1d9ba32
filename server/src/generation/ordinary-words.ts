import { readFileSync } from "node:fs";

/**
 * Words that are nobody's name: those that the examples of reading and the stock of writing have in lower case three times
 * and more, and seldom in upper case, with the words of calm texts. A word whose stem stands there is left out.
 */
const file = new URL("ordinary-words.txt", import.meta.url);
let known: ReadonlySet<string> | null = null;
/** Nobody needs the words before the first line is judged. */
const load = () => (known ??= new Set(readFileSync(file, "utf8").trim().split(/\s+/u)));

/** What ends so is hardly anybody's name: "mindfulness", "nourishment", "visualise". */
const wordEnding =
  /.{4}(?:ness|ment|ments|ful|fully|less|lessly|tion|tions|sion|sions|ities|ise|ised|ises|ising|ize|ized|izes|izing|ably|ibly|ously|ingly|ward|wards|able|ible|ative|ship)$/;
const endings = ["s", "es", "ed", "ing", "ly"];
const shortestStem = 4;

/** The word, and what it may be made of: "breathing" comes of "breathe". */
function toStems(word: string): readonly string[] {
  const stems = endings.flatMap((ending) => {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < shortestStem) return [];
    return ending === "ed" || ending === "ing" ? [stem, `${stem}e`] : [stem];
  });
  return [word, ...stems];
}

/**
 * Whether it is an English word of every day, and neither a name nor of another language.
 *
 * @param word in lower case, without the marks of letters and what follows an apostrophe
 */
export const isOrdinaryWord = (word: string): boolean =>
  word.length === 1 || wordEnding.test(word) || toStems(word).some((stem) => load().has(stem));
