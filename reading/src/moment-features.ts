import type { Features } from "./features.ts";

/** What is read of a text before its moment: probabilities by the themes' and the feelings' numbers. */
interface ReadBefore {
  readonly themes: Float32Array;
  readonly feelings: Float32Array;
}

/** How much they count beside the words, whose values are of this size. */
const weight = 1.5;

/**
 * What a moment follows from: the text, and behind its features what it is about and how it feels.
 *
 * @param featureSize how many features a text may have
 */
export function toMomentFeatures(
  { numbers, values }: Features,
  { themes, feelings }: ReadBefore,
  featureSize: number,
): Features {
  const before = [...themes, ...feelings];
  return {
    numbers: Int32Array.from([...numbers, ...before.map((_, at) => featureSize + at)]),
    values: Float32Array.from([...values, ...before.map((probability) => probability * weight)]),
  };
}
