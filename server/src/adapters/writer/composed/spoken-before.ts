import { type Passage, countWords } from "./passage.ts";

/** What the person has heard in their last inspirations. */
export interface SpokenBefore {
  /**
   * How many inspirations ago the line was last heard, 0 for the newest; null when it never was. A
   * line counts as heard when one of its longer sentences was, or all of its short ones; with `whole`
   * only when all of it was, in one piece.
   */
  ageOf(line: string, whole?: boolean): number | null;
  /** How many inspirations ago any of the passages was last heard; null when none was. */
  ageOfAny(pool: readonly Passage[]): number | null;
}

/** Sentences of fewer words may come again beside others: "Good.", "Breathe in." */
const longSentence = 5;

function plainOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;
}

function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.?!])\s+|\n+/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^a-z0-9 ]/g, "")
        .trim(),
    )
    .filter((sentence) => sentence !== "");
}

/** Reads the texts of the person's last inspirations, newest first. */
export function recallSpokenBefore(earlier: readonly string[]): SpokenBefore {
  const ages = new Map<string, number>();
  for (const [age, text] of earlier.entries()) {
    for (const sentence of sentencesOf(text)) {
      if (!ages.has(sentence)) {
        ages.set(sentence, age);
      }
    }
  }
  const texts = earlier.map(plainOf);
  function ageOf(line: string, whole = false): number | null {
    if (whole) {
      const age = texts.findIndex((text) => text.includes(plainOf(line)));
      return age === -1 ? null : age;
    }
    const sentences = sentencesOf(line);
    const long = sentences.filter((sentence) => countWords(sentence) >= longSentence);
    const heard = sentences.map((sentence) => ages.get(sentence) ?? null);
    const longHeard = long.map((sentence) => ages.get(sentence) ?? null);
    const allHeard = heard.every((age) => age !== null);
    const relevant = allHeard ? heard : longHeard;
    const found = relevant.filter((age) => age !== null);
    return found.length === 0 ? null : Math.min(...found);
  }
  return {
    ageOf,
    ageOfAny(pool) {
      const found = pool
        .flatMap((passage) => passage.map((line) => ageOf(line)))
        .filter((age) => age !== null);
      return found.length === 0 ? null : Math.min(...found);
    },
  };
}
