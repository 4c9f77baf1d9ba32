// What both programs do that learn from grades.
import type { SoftmaxModel } from "@hearten/reading/softmax.ts";
import { type TrainingRow, trainSoftmax } from "@hearten/reading/training/train-softmax.ts";
import { type StoredRegression, grades } from "../relevance-model.ts";

/** The texts are parted into so many; each part is judged by what was learnt from the others. */
export const parts = 10;

const options = { epochs: 60, learningRate: 0.1, decay: 1e-3, units: 0 };

/** What somebody gave for what the model sees. */
export interface GradedFeatures {
  readonly grade: number;
  readonly features: readonly number[];
  /** How much it counts. */
  readonly weight: number;
}

export function learnGrades(graded: readonly GradedFeatures[]): SoftmaxModel {
  const rows = graded.map(({ grade, features, weight }): TrainingRow => ({
    features: {
      numbers: Int32Array.from(features.keys()),
      values: Float32Array.from(features),
    },
    targets: Float32Array.from(grades, (_, at) => (at === grade ? 1 : 0)),
    weight,
  }));
  return trainSoftmax(rows, grades, rows[0]?.features.values.length ?? 0, options);
}

export function rounded(values: Iterable<number>, digits: number): readonly number[] {
  return [...values].map((value) => Number(value.toFixed(digits)));
}

/** The model as JSON keeps it. */
export function toStored({ biases, scales, weights }: SoftmaxModel): StoredRegression {
  return {
    biases: rounded(biases, 4),
    scales: rounded(scales, 6),
    weights: [...scales.keys()].map((row) => [
      ...weights.subarray(row * grades.length, (row + 1) * grades.length),
    ]),
  };
}

/** What is shown of those chosen for texts that were not learnt from. */
export interface Chosen {
  readonly mean: number;
  /** The share that was wrong. */
  readonly wrong: number;
  /** A line for each grade. */
  readonly shares: readonly string[];
}

export function summarise(chosen: readonly { readonly grade: number }[]): Chosen {
  const shareOf = (wanted: number) =>
    chosen.filter(({ grade }) => grade === wanted).length / chosen.length;
  return {
    mean: chosen.reduce((sum, { grade }) => sum + grade, 0) / chosen.length,
    wrong: shareOf(0),
    shares: grades.map((name, grade) => `  ${name}: ${(shareOf(grade) * 100).toFixed(0)} %`),
  };
}
