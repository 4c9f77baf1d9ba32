import { type Vocabulary, toPieces } from "../features.ts";

/** Pieces in fewer texts say too little. */
const fewestTexts = 5;

/** The pieces that several texts have, each with its smoothed inverse document frequency. */
export function learnVocabulary(all: readonly string[]): Vocabulary {
  const counts = new Map<string, number>();
  for (const text of all)
    for (const piece of new Set(toPieces(text))) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= fewestTexts);
  return {
    numbers: new Map(frequent.map(([piece], number) => [piece, number])),
    weights: Uint16Array.from(frequent, ([, count]) =>
      Math.round(Math.log((1 + all.length) / (1 + count)) * 100),
    ),
  };
}
