import { type ChosenFeatures, chooseFeatures } from "./chosen-features.ts";
import { type Features, meaningSize } from "./features.ts";

/**
 * Hidden units over the meaning: each adds up what the meaning's dimensions say to it, and speaks when that is more than
 * nothing (a rectified linear unit; Goodfellow et al., Deep Learning, 6.1).
 */
export interface HiddenLayer {
  /** One for each unit. */
  readonly biases: Float32Array;
  /** Whole numbers, dimension by dimension of the meaning, a unit after the other. */
  readonly inputWeights: Int8Array;
  /** What a whole number of a dimension counts. */
  readonly inputScales: Float32Array;
  /** Whole numbers, unit by unit, a label after the other. */
  readonly outputWeights: Int8Array;
  /** What a whole number of a unit counts. */
  readonly outputScales: Float32Array;
}

/**
 * A softmax regression, one weight for each feature and label (Bishop, Pattern Recognition, 4.3.4), with a hidden layer
 * beside it where labels follow from several things together.
 */
export interface SoftmaxModel {
  readonly labels: readonly string[];
  readonly biases: Float32Array;
  /** Whole numbers, feature by feature, a label after the other. */
  readonly weights: Int8Array;
  /** What a whole number of a feature counts. */
  readonly scales: Float32Array;
  readonly hidden: HiddenLayer | null;
  /** The features that it looks at, the whole meaning among them; null for all. */
  readonly chosen: ChosenFeatures | null;
}

/** The labels' scores before they are made probabilities. */
export function toScores(model: SoftmaxModel, all: Features): Float32Array {
  const { biases, weights, scales, hidden, chosen } = model;
  const features = chosen === null ? all : chooseFeatures(all, chosen);
  const { numbers, values } = features;
  const scores = Float32Array.from(biases);
  for (const [at, number] of numbers.entries()) {
    const value = (values[at] ?? 0) * (scales[number] ?? 0);
    const start = number * scores.length;
    for (let label = 0; label < scores.length; label += 1)
      scores[label] = (scores[label] ?? 0) + (weights[start + label] ?? 0) * value;
  }
  if (hidden !== null) addHidden(scores, hidden, features);
  return scores;
}

function addHidden(scores: Float32Array, hidden: HiddenLayer, { numbers, values }: Features): void {
  const units = Float32Array.from(hidden.biases);
  for (const [at, number] of numbers.entries()) {
    if (number >= meaningSize) continue;
    const value = (values[at] ?? 0) * (hidden.inputScales[number] ?? 0);
    const start = number * units.length;
    for (let unit = 0; unit < units.length; unit += 1)
      units[unit] = (units[unit] ?? 0) + (hidden.inputWeights[start + unit] ?? 0) * value;
  }
  for (const [unit, sum] of units.entries()) {
    if (sum <= 0) continue;
    const value = sum * (hidden.outputScales[unit] ?? 0);
    const start = unit * scores.length;
    for (let label = 0; label < scores.length; label += 1)
      scores[label] = (scores[label] ?? 0) + (hidden.outputWeights[start + label] ?? 0) * value;
  }
}

/** Positive numbers whose sum is 1. */
export function toProbabilities(scores: Float32Array): Float32Array {
  const largest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - largest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
