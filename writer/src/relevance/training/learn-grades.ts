// What both programs do that learn from grades.
import type { SoftmaxModel } from "@hearten/reading/softmax.ts";
import { type TrainingRow, trainSoftmax } from "@hearten/reading/training/train-softmax.ts";
import { type StoredRegression, grades } from "../relevance-model.ts";

/** The texts are parted into so many; each part is judged by what was learnt from the others. */
const parts = 10;

const options = { epochs: 60, learningRate: 0.1, decay: 1e-3 };

/** What somebody gave for what the model sees. */
export interface GradedFeatures {
  readonly grade: number;
  readonly features: readonly number[];
  /** How much it counts. */
  readonly weight: number;
}

/** The probability of each grade, from what the model sees: a softmax regression over all of them (decision 29). */
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

/** As JSON keeps them, with so many digits behind the point. */
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

/** What those chosen for texts that were not learnt from must reach. */
export interface Bounds {
  /** The mean grade. */
  readonly leastMean: number;
  /** The share that is wrong. */
  readonly mostWrong: number;
}

/** The grades of those chosen as lines to be printed, and whether they are good enough. */
export function judge(
  chosen: readonly { readonly grade: number }[],
  { leastMean, mostWrong }: Bounds,
): { readonly lines: string; readonly isGoodEnough: boolean } {
  const shareOf = (wanted: number) =>
    chosen.filter(({ grade }) => grade === wanted).length / chosen.length;
  const mean = chosen.reduce((sum, { grade }) => sum + grade, 0) / chosen.length;
  const lines = [
    `  mean grade ${mean.toFixed(2)}`,
    ...grades.map((name, grade) => `  ${name}: ${(shareOf(grade) * 100).toFixed(0)} %`),
  ];
  return {
    lines: lines.map((line) => `${line}\n`).join(""),
    isGoodEnough: mean >= leastMean && shareOf(0) <= mostWrong,
  };
}

/**
 * Chooses the best pair for each text, by what was learnt from other texts (k-fold cross-validation).
 *
 * @param pairs what was graded, each with the number of its text. Pairs without a text are always learnt from
 * @param learn learns from pairs, and returns a function that tells the expected worth of a pair
 */
export function chooseUnseen<Pair extends { readonly text: number | null }>(
  pairs: readonly Pair[],
  learn: (from: readonly Pair[]) => (pair: Pair) => number,
): readonly Pair[] {
  const partOf = ({ text }: Pair) => (text === null ? null : text % parts);
  return Array.from({ length: parts }, (_, part) => part).flatMap((part) => {
    const expectOf = learn(pairs.filter((pair) => partOf(pair) !== part));
    const unseen = Map.groupBy(
      pairs.filter((pair) => partOf(pair) === part),
      ({ text }) => text,
    );
    return [...unseen.values()].flatMap((own) => {
      const expected = own.map(expectOf);
      return own[expected.indexOf(Math.max(...expected))] ?? [];
    });
  });
}
