import { isLearnersEnglish } from "./learners-english.ts";
import { openingsOf } from "./opening.ts";
import { type Before, countWords, restateSentence } from "./restate-sentence.ts";

/** A long list read back meets nobody: of a sentence with commas that has more words, only the beginning is said. */
const mostWordsOfList = 14;
/** A shorter one says nothing, */
const leastWords = 3;
/** and after a sentence that can't be said it may have been about that. */
const leastWordsLater = 6;
/** As many belong into one piece. */
const most = 4;

/** Where a sentence ends; what it ends with tells a question. */
const sentences = /[^.!?…;\n]+(?:\.(?=\d)[^.!?…;\n]+)*[.!?…;\n]*/g;
/** The stop behind a title ends no sentence: "Mr. Banda". */
const title = /\b(Mr|Mrs|Ms|Dr|Prof|St)\.(?=\s)/g;
/** What a text begins with that says nothing: "So I asked him", "Sir, today I asked him". */
const filling =
  /^\s*(?:(?:ok(?:ay)?|well|so|and|oh|right|anyway|sir|madam),? )+(?=(?:i|we|my|our|the|today|they)\b)/i;

/** The beginning of a sentence that can't be said whole; null where it can't be said without the rest. */
function restateOpening(raw: string, before: Before): string | null {
  for (const opening of openingsOf(raw)) {
    const said = restateSentence(opening, before);
    if (said !== null && countWords(said) <= mostWordsOfList) return said;
  }
  return null;
}

/** Sentences of which all can be said, each after the one before it in the text. */
function runsIn(text: string): readonly (readonly string[])[] {
  const runs: string[][] = [[]];
  let before: Before = "nothing";
  const plain = text
    .replace(/[’‘ʼ´`](?=\w)/g, "'")
    .replace(title, "$1")
    .replace(filling, "");
  for (const [raw] of plain.matchAll(sentences)) {
    if (raw.trim() === "") continue;
    const whole: string | null = restateSentence(raw, before);
    const isList = whole?.includes(",") === true && countWords(whole) > mostWordsOfList;
    const opening: string | null = whole === null || isList ? restateOpening(raw, before) : null;
    const said: string | null = opening ?? whole;
    if (said !== null) runs.at(-1)?.push(said);
    // What follows may go on with what was left out.
    const isAllSaid: boolean = said !== null && opening === null;
    if (!isAllSaid) runs.push([]);
    before = isAllSaid ? "said" : "left out";
  }
  return runs;
}

/**
 * Says back what somebody wrote, as who listens well does: sentences in their own words, turned to "you", without an end.
 * "Failed by three points", "Second time". They follow on each other in the text, at most four of them. Of a sentence that
 * can't be said whole, what it begins with is said where that stands for itself. What others said, what wounds, and what
 * is not certain to stand for itself is left out. Nothing is said back to somebody who is learning English: it would sound
 * corrected, or mocked.
 *
 * @param text in English
 */
export function tellRestatements(text: string): readonly string[] {
  if (isLearnersEnglish(text)) return [];
  for (const [index, run] of runsIn(text).entries()) {
    const least = index === 0 ? leastWords : leastWordsLater;
    if (countWords(run.join(" ")) >= least) return run.slice(0, most);
  }
  return [];
}
