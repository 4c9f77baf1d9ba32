import { eld } from "eld/small";
import { toWords } from "./words.ts";

/** From which share of words that our English examples know a text in Latin letters counts as English. */
const englishShare = 0.6;
/** A text in Latin letters with fewer words is too short to tell. */
const fewestWords = 3;

/**
 * The language of a text, as ISO 639-1.
 *
 * The detector errs on short English texts with foreign words, so a text counts as English, too, when it is short or
 * most of its words are known.
 *
 * @param isKnown whether a word occurs in the examples, which are English
 */
export function tellLanguage(text: string, isKnown: (word: string) => boolean): string {
  const told = eld.detect(text).language;
  if (told === "en") return told;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin * 2 < letters) return told === "" ? "und" : told;
  const words = toWords(text).filter((word) => /[a-z]/.test(word));
  if (words.length < fewestWords) return "en";
  return words.filter(isKnown).length / words.length >= englishShare || told === "" ? "en" : told;
}
