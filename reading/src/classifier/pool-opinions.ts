import type { LabelProbabilities } from "./classification.ts";

/**
 * What two readers say together, who count alike: a logarithmic opinion pool, the geometric mean of their probabilities
 * (Genest and Zidek 1986, Statistical Science 1, 114-135). One alone says what it says.
 */
export function poolOpinions(
  one: Float32Array,
  other: LabelProbabilities | undefined,
): Float32Array {
  if (other === undefined) return one;
  const both = one.map((probability, at) => Math.sqrt(probability * (other[at] ?? 0)) + tiny);
  const sum = both.reduce((total, probability) => total + probability, 0);
  return both.map((probability) => probability / sum);
}

/** No label is impossible. */
const tiny = 1e-6;
