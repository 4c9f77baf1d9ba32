import { toPieces } from "../features.ts";
import { type Vocabulary, hashPiece } from "../vocabulary.ts";

/** Pieces in fewer texts say too little. */
const fewestTexts = 5;

/**
 * The pieces that several texts have, each with its smoothed inverse document frequency.
 *
 * @throws Error that names two pieces which could not be told apart
 */
export function learnVocabulary(all: readonly string[]): Vocabulary {
  const counts = new Map<string, number>();
  for (const text of all)
    for (const piece of new Set(toPieces(text))) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const frequent = [...counts]
    .filter(([, count]) => count >= fewestTexts)
    .map(([piece, count]) => ({ piece, count, hash: hashPiece(piece) }))
    .toSorted((one, other) => one.hash - other.hash);
  for (const [number, { piece, hash }] of frequent.entries()) {
    const before = frequent[number - 1];
    if (before?.hash === hash) throw new Error(`${before.piece} and ${piece} have the same hash`);
  }
  return {
    hashes: Float64Array.from(frequent, ({ hash }) => hash),
    weights: Float32Array.from(frequent, ({ count }) =>
      Math.round(Math.log((1 + all.length) / (1 + count)) * 100),
    ),
  };
}
