import type { Seeds } from "./seeds.ts";
import { type Vocabulary, findPiece } from "./vocabulary.ts";
import { toWords } from "./words.ts";

/** What a text shows to a model: numbered features with their values. */
export interface Features {
  readonly numbers: Int32Array;
  readonly values: Float32Array;
}

/**
 * The pieces of a text: its words, pairs and triples of words, and runs of three and four letters, which still match
 * when a word is misspelt.
 */
export function toPieces(text: string): string[] {
  const words = toWords(text);
  const bounded = ["<", ...words, ">"];
  const pieces = [...words];
  for (let size = 2; size <= 3; size += 1)
    for (let start = 0; start + size <= bounded.length; start += 1)
      pieces.push(bounded.slice(start, start + size).join(" "));
  const letters = ` ${words.join(" ")} `;
  for (let size = 3; size <= 4; size += 1)
    for (let start = 0; start + size <= letters.length; start += 1)
      pieces.push(`#${letters.slice(start, start + size)}`);
  return pieces;
}

/** What features are made with. */
interface FeatureParts {
  readonly vocabulary: Vocabulary;
  readonly seeds: Seeds;
}

/** How many features a text may have. */
export const countFeatures = ({ vocabulary, seeds }: FeatureParts): number =>
  seeds.labels.length + vocabulary.hashes.length;

/** Numbers: the seeds' labels come first, then the vocabulary. */
export function toFeatures(text: string, { vocabulary, seeds }: FeatureParts): Features {
  const counts = new Map<number, number>();
  for (const piece of toPieces(text)) {
    const number = findPiece(vocabulary, piece);
    if (number !== null) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  const found: [number, number][] = [];
  let squares = 0;
  for (const [number, count] of counts) {
    const weight = (vocabulary.weights[number] ?? 0) / 100;
    // Term frequency times inverse document frequency, the frequency dampened (Manning et al., Introduction to
    // Information Retrieval, 6.4.1).
    const value = (1 + Math.log(count)) * weight;
    squares += value * value;
    found.push([number, value]);
  }
  const length = Math.sqrt(squares) || 1;
  const speaking = [...seeds.countIn(text)];
  const numbers = new Int32Array(speaking.length + found.length);
  const values = new Float32Array(numbers.length);
  let at = 0;
  const add = (number: number, value: number) => {
    numbers[at] = number;
    values[at] = value;
    at += 1;
  };
  for (const [label, count] of speaking) add(label, count);
  for (const [number, value] of found) add(seeds.labels.length + number, value / length);
  return { numbers, values };
}
