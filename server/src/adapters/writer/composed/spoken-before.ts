import { type Passage, countWords } from "./passage.ts";

/** What the person has heard in their last inspirations. */
export interface SpokenBefore {
  /**
   * How many inspirations ago the line was last heard, 0 for the newest; null when it never was. A
   * line counts as heard when one of its longer sentences was, or all of its short ones.
   */
  ageOf(line: string): number | null;
  /** How many inspirations ago any of the passages was last heard; null when none was. */
  ageOfAny(pool: readonly Passage[]): number | null;
}

/** Sentences of fewer words may come again beside others: "Good.", "Breathe in." */
const longSentence = 5;

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
  function ageOf(line: string): number | null {
    const sentences = sentencesOf(line);
    const long = sentences.filter((sentence) => countWords(sentence) >= longSentence);
    const heard = sentences.map((sentence) => ages.get(sentence) ?? null);
    const longHeard = long.map((sentence) => ages.get(sentence) ?? null);
    const relevant = longHeard.some((age) => age !== null)
      ? longHeard
      : heard.every((age) => age !== null)
        ? heard
        : [];
    const found = relevant.filter((age) => age !== null);
    return found.length === 0 ? null : Math.min(...found);
  }
  return {
    ageOf,
    ageOfAny(pool) {
      const found = pool.flatMap((passage) => passage.map(ageOf)).filter((age) => age !== null);
      return found.length === 0 ? null : Math.min(...found);
    },
  };
}
