import type { Features } from "../features.ts";
import { type SoftmaxModel, toProbabilities } from "../softmax.ts";
import { quantise } from "./quantise.ts";
import { createRandom } from "./random.ts";

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

/**
 * Trains by stochastic gradient descent, in an order that is the same in every run: with Adagrad's steps (Duchi et al.
 * 2011). Processors may differ in the last digits, so weights are rounded to whole numbers at the end.
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
  return {
    labels,
    biases,
    ...quantise(weights, size, count),
    chosen: null,
  };
}
