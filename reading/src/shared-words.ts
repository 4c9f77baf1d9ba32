import type { Vocabulary } from "./features.ts";
import { toStem, toWords } from "./words.ts";

/** What a word that the vocabulary does not know weighs, in hundredths of an inverse document frequency: as one that one text in 3,000 has. */
const rare = 800;
/** A word that more than one text in twelve has says nothing. */
const leastWeight = 250;

/** Stems with their weights, without the commonest words. */
function weigh(text: string, { numbers, weights }: Vocabulary): ReadonlyMap<string, number> {
  const stems = new Map<string, number>();
  for (const word of toWords(text)) {
    const number = numbers.get(word);
    const weight = number === undefined ? rare : (weights[number] ?? rare);
    if (weight < leastWeight) continue;
    const stem = toStem(word);
    stems.set(stem, Math.max(weight, stems.get(stem) ?? 0));
  }
  return stems;
}

/**
 * How much of what a goal says stands in the text too, word by word, each by its inverse document frequency (Manning et al.,
 * Introduction to Information Retrieval, 6.2.1): "Keep the bees alive" and "The bees came through".
 *
 * @returns from 0 to 1; 0 where the goal has only the commonest words
 */
export function shareOfWords(goal: string, text: string, vocabulary: Vocabulary): number {
  const wanted = weigh(goal, vocabulary);
  const told = weigh(text, vocabulary);
  let all = 0;
  let shared = 0;
  for (const [stem, weight] of wanted) {
    all += weight;
    if (told.has(stem)) shared += weight;
  }
  return all === 0 ? 0 : shared / all;
}
