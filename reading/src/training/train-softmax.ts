import type { Features } from "../features.ts";
import type { SoftmaxModel } from "../softmax.ts";
import { toProbabilities } from "../softmax.ts";

export interface TrainingRow {
  readonly features: Features;
  /** The probability of each label, by its number; they add up to 1. */
  readonly targets: Float32Array;
  /** How much the row counts beside the others. */
  readonly weight: number;
}

export interface TrainingOptions {
  readonly epochs: number;
  readonly learningRate: number;
  /** How strongly weights are drawn to 0 (L2). */
  readonly decay: number;
}

/** Numbers from 0 to 1 that are the same in every run (a linear congruential generator, Numerical Recipes, 7.1). */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Trains by stochastic gradient descent with Adagrad's steps (Duchi et al. 2011), in an order that is the same in every
 * run. Processors may differ in the last digits, so weights are rounded to whole numbers at the end.
 */
export function trainSoftmax(
  rows: readonly TrainingRow[],
  labels: readonly string[],
  size: number,
  { epochs, learningRate, decay }: TrainingOptions,
): SoftmaxModel {
  const count = labels.length;
  const weights = new Float32Array(size * count);
  const squares = new Float32Array(size * count).fill(1e-6);
  const biases = new Float32Array(count);
  const biasSquares = new Float32Array(count).fill(1e-6);
  const random = createRandom();
  const order = [...rows];
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      const row = order[index]!;
      order[index] = order[other]!;
      order[other] = row;
    }
    for (const { features, targets, weight } of order) {
      const { numbers, values } = features;
      const scores = Float32Array.from(biases);
      for (let at = 0; at < numbers.length; at += 1) {
        const start = numbers[at]! * count;
        const value = values[at]!;
        for (let label = 0; label < count; label += 1)
          scores[label]! += weights[start + label]! * value;
      }
      const errors = toProbabilities(scores);
      for (let label = 0; label < count; label += 1) {
        const error = (errors[label]! - targets[label]!) * weight;
        errors[label] = error;
        biasSquares[label]! += error * error;
        biases[label]! -= (learningRate * error) / Math.sqrt(biasSquares[label]!);
      }
      for (let at = 0; at < numbers.length; at += 1) {
        const start = numbers[at]! * count;
        const value = values[at]!;
        for (let label = 0; label < count; label += 1) {
          const place = start + label;
          const gradient = errors[label]! * value + decay * weights[place]!;
          squares[place]! += gradient * gradient;
          weights[place]! -= (learningRate * gradient) / Math.sqrt(squares[place]!);
        }
      }
    }
  }
  return quantise(labels, biases, weights, size);
}

/** Rounds the weights of each feature to whole numbers from -127 to 127. */
function quantise(
  labels: readonly string[],
  biases: Float32Array,
  weights: Float32Array,
  size: number,
): SoftmaxModel {
  const count = labels.length;
  const scales = new Float32Array(size);
  const whole = new Int8Array(weights.length);
  for (let feature = 0; feature < size; feature += 1) {
    const own = weights.subarray(feature * count, (feature + 1) * count);
    const largest = own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    if (largest === 0) continue;
    scales[feature] = largest / 127;
    for (let label = 0; label < count; label += 1)
      whole[feature * count + label] = Math.round((own[label]! / largest) * 127);
  }
  return { labels, biases, weights: whole, scales };
}
