import { type ChosenFeatures, chooseFeatures } from "./chosen-features.ts";
import type { Features } from "./features.ts";

/** A softmax regression, one weight for each feature and label (Bishop, Pattern Recognition, 4.3.4). */
export interface SoftmaxModel {
  readonly labels: readonly string[];
  readonly biases: Float32Array;
  /** Whole numbers, feature by feature, a label after the other. */
  readonly weights: Int8Array;
  /** What a whole number of a feature counts. */
  readonly scales: Float32Array;
  /** The features that it looks at; null for all. */
  readonly chosen: ChosenFeatures | null;
}

/** The labels' scores before they are made probabilities. */
export function toScores(model: SoftmaxModel, all: Features): Float32Array {
  const { biases, weights, scales, chosen } = model;
  const { numbers, values } = chosen === null ? all : chooseFeatures(all, chosen);
  const scores = Float32Array.from(biases);
  for (const [at, number] of numbers.entries()) {
    const value = (values[at] ?? 0) * (scales[number] ?? 0);
    const start = number * scores.length;
    for (let label = 0; label < scores.length; label += 1)
      scores[label] = (scores[label] ?? 0) + (weights[start + label] ?? 0) * value;
  }
  return scores;
}

/** Positive numbers whose sum is 1. */
export function toProbabilities(scores: Float32Array): Float32Array {
  const largest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - largest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
