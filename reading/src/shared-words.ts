import type { Vocabulary } from "./features.ts";
import { toStem, toWords } from "./words.ts";

/** Of a word that the vocabulary does not know: it is rare. In hundredths, as the others. */
const rare = 800;
/** What nearly every text has says nothing. */
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
 * How much of what a goal says stands in the text too, word by word, the rarer ones counting more: "Keep the bees alive" and
 * "The bees came through".
 *
 * @returns from 0 to 1
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
