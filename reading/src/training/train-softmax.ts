import type { Features } from "../features.ts";
import { type SoftmaxModel, toProbabilities } from "../softmax.ts";
import { type HiddenTraining, createHiddenTraining } from "./hidden-training.ts";
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
  /** Hidden units over the meaning; 0 for none. */
  readonly units: number;
}

/** Rows after which the hidden layer takes a step. */
const batchSize = 32;

/**
 * Trains by stochastic gradient descent, in an order that is the same in every run: with Adagrad's steps (Duchi et al.
 * 2011), and the hidden layer with Adam's. Processors may differ in the last digits, so weights are rounded to whole
 * numbers at the end.
 */
export function trainSoftmax(
  rows: readonly TrainingRow[],
  labels: readonly string[],
  size: number,
  { epochs, learningRate, decay, units }: TrainingOptions,
): SoftmaxModel {
  const count = labels.length;
  const weights = new Float32Array(size * count);
  const squares = new Float32Array(size * count).fill(1e-6);
  const biases = new Float32Array(count);
  const biasSquares = new Float32Array(count).fill(1e-6);
  const random = createRandom();
  const hidden: HiddenTraining | null =
    units === 0 ? null : createHiddenTraining({ units, labels: count, random });
  const order = [...rows];
  const batches = Math.ceil(order.length / batchSize) * epochs;
  let batch = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      const row = order[index]!;
      order[index] = order[other]!;
      order[other] = row;
    }
    for (const [index, { features, targets, weight }] of order.entries()) {
      const { numbers, values } = features;
      const scores = Float32Array.from(biases);
      for (let at = 0; at < numbers.length; at += 1) {
        const start = numbers[at]! * count;
        const value = values[at]!;
        for (let label = 0; label < count; label += 1)
          scores[label]! += weights[start + label]! * value;
      }
      hidden?.addScores(scores, features);
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
      hidden?.learn(errors);
      if ((index + 1) % batchSize === 0 || index === order.length - 1) {
        // Smaller and smaller steps, to nothing at the end.
        hidden?.step(1 - batch / batches);
        batch += 1;
      }
    }
  }
  return {
    labels,
    biases,
    ...quantise(weights, size, count),
    hidden: hidden?.finish() ?? null,
    chosen: null,
  };
}
