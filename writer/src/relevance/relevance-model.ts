import type { Moment } from "@hearten/reading/reading.ts";
import type { Experience } from "./experience.ts";
import { type SoftmaxModel, toProbabilities } from "@hearten/reading/softmax.ts";

/** How well an arc or a reply fits what somebody wrote, as people graded it: wrong, off, at ease with it, met by it. */
export const grades = ["0", "1", "2", "3"] as const;

/** What each grade is worth, as whole pieces were graded: to be met is worth much more than to be at ease. */
export const worths = [-0.2, 0.9, 1.6, 3] as const;

/** A regression that was learnt from the graded examples, as JSON keeps it. */
export interface StoredRegression {
  readonly biases: readonly number[];
  /** What a whole number of each feature counts. */
  readonly scales: readonly number[];
  /** Whole numbers, a feature a row, a grade a column. */
  readonly weights: readonly (readonly number[])[];
}

/** What was learnt of arcs. */
export interface StoredRelevance extends StoredRegression {
  /** What arcs were worth to people, by their names. */
  readonly experience: Readonly<Record<string, Experience>>;
  /** The probable moments of arcs for situations, by their names. */
  readonly moments: Readonly<Record<string, Partial<Record<Moment, number>>>>;
}

/** What was learnt of replies. */
export interface StoredReplyRelevance extends StoredRegression {
  /** How much more each was worth to people than another that fits as well, by their names. */
  readonly appeal: Readonly<Record<string, number>>;
}

/** How well an arc or a reply fits: from -0.2, which is wrong for certain, to 3. */
export type Relevance = (features: readonly number[]) => number;

/** A softmax regression (Bishop, Pattern Recognition, 4.3.4) of what the model sees of an arc or a reply. */
export function createRelevance({ biases, scales, weights }: StoredRegression): Relevance {
  const model: SoftmaxModel = {
    labels: grades,
    biases: Float32Array.from(biases),
    scales: Float32Array.from(scales),
    weights: Int8Array.from(weights.flat()),
    chosen: null,
  };
  return (features) => expectWorth(model, features);
}

/** The worth that the probabilities of the grades let expect. */
export function expectWorth(
  { biases, scales, weights }: SoftmaxModel,
  features: readonly number[],
): number {
  const scores = Float32Array.from(biases);
  for (const [number, value] of features.entries()) {
    // Most are: an arc is for one feeling, and of one kind.
    if (value === 0) continue;
    const scaled = value * (scales[number] ?? 0);
    for (let grade = 0; grade < scores.length; grade += 1)
      scores[grade] =
        (scores[grade] ?? 0) + (weights[number * scores.length + grade] ?? 0) * scaled;
  }
  return toProbabilities(scores).reduce(
    (sum, probability, grade) => sum + probability * (worths[grade] ?? 0),
    0,
  );
}
