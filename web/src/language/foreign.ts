import { detectAll } from "tinyld/light";
import { commonWords } from "./common-words.ts";

/** In Latin letters, fewer words than these are too few to tell. */
const fewestWords = 4;
/** How many common words of another language are enough without the detector. */
const enough = 2;
/** One common word of English outweighs so many of another language. */
const englishWeight = 3;
/** Which share of the words must be common ones of the other language. */
const leastShare = 0.25;
/** By how much the detector must prefer another language to English. */
const leastLead = 0.06;

const { en, ...others } = commonWords;
const english = toSet(en);
const otherLanguages = Object.values(others).map(toSet);

/**
 * Whether a text is certainly not English. In doubt it is English: clumsy and short texts, names, and foreign words in
 * an English sentence.
 */
export function isForeign(text: string): boolean {
  const composed = text.normalize("NFKC").replaceAll(/[‘’]/g, "'");
  if (isInAnotherScript(composed)) return true;
  const words = wordsWithoutNames(composed);
  if (words.length < fewestWords) return false;
  const plain = words.map(withoutAccents);
  return otherLanguages.some((language) => isCertainly(language, words, plain));
}

/** Two letters or more, because a face like "(ツ)" is no language. */
function isInAnotherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const other =
    text.match(/(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/gu)?.length ?? 0;
  return other >= 2 && other * 2 > letters;
}

/** In lower case. Words with a capital are left out, but for the first one and where everything is in capitals. */
function wordsWithoutNames(text: string): string[] {
  const words = text.match(/\p{L}[\p{L}\p{M}']*/gu) ?? [];
  const isShouted = words.filter((word) => word === word.toUpperCase()).length * 2 > words.length;
  return words
    .filter((word, place) => place === 0 || isShouted || word === word.toLowerCase())
    .map((word) => word.toLowerCase());
}

/** `plain` are the same words as the lists are written. */
function isCertainly(
  language: ReadonlySet<string>,
  words: readonly string[],
  plain: readonly string[],
): boolean {
  const isOwn = (word: string) =>
    language.has(word) || (!english.has(word) && language.has(elided(word)));
  // A word of both languages counts for neither.
  const own = plain.filter((word) => isOwn(word) && !english.has(word)).length;
  if (own === 0) return false;
  const ofEnglish = plain.filter((word) => english.has(word) && !isOwn(word)).length;
  const accented = words.filter(
    (word, place) => word !== plain[place] && !isOwn(plain[place] ?? ""),
  );
  const evidence = own + accented.length / 2;
  if (
    evidence >= enough &&
    evidence >= ofEnglish * englishWeight &&
    evidence >= words.length * leastShare
  )
    return true;
  return ofEnglish === 0 && leadOverEnglish(words.join(" ")) > leastLead;
}

/** By how much the detector prefers the likeliest language to English; 0 where that is English. */
function leadOverEnglish(text: string): number {
  const found = detectAll(text);
  const accuracyOfEnglish = found.find(({ lang }) => lang === "en")?.accuracy ?? 0;
  return (found[0]?.accuracy ?? 0) - accuracyOfEnglish;
}

/** What stands before an apostrophe: "l'" of "l'esame". */
function elided(word: string): string {
  return word.includes("'") ? word.slice(0, word.indexOf("'")) : word;
}

/** As the lists are written. */
function withoutAccents(word: string): string {
  return word
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ı", "i")
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss");
}

function toSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
