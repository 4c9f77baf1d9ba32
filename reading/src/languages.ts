import { toWords } from "./words.ts";

/** From which share of words that our English examples know a text in Latin letters counts as English. */
const englishShare = 0.6;
/** A text in Latin letters with fewer words is too short to tell. */
const fewestWords = 3;

/**
 * The language of a text, as ISO 639-1; "und" where it can't be told.
 *
 * A text in Latin letters counts as English when it is short or most of its words are known: the detector errs on
 * short English texts with foreign words.
 *
 * @param isKnown whether a word occurs in the examples, which are English
 */
export async function tellLanguage(
  text: string,
  isKnown: (word: string) => boolean,
): Promise<string> {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const isLatin = latin * 2 >= letters;
  if (isLatin) {
    const words = toWords(text).filter((word) => /[a-z]/.test(word));
    if (words.length < fewestWords) return "en";
    if (words.filter(isKnown).length / words.length >= englishShare) return "en";
  }
  // Loaded for such a text alone: its tables take half a second of a core.
  const { eld } = await import("eld/small");
  const told = eld.detect(text).language;
  if (told !== "") return told;
  return isLatin ? "en" : "und";
}
