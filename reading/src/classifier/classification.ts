import type { Standing } from "../reading.ts";

/** What is told of a text by itself. */
export const classifiedNames = [
  "harm",
  "themes",
  "feelings",
  "moods",
  "moments",
  "circumstances",
  "cases",
  "goalKinds",
  "needs",
] as const;
export type ClassifiedName = (typeof classifiedNames)[number];

/** Probabilities of labels, in the labels' order; together 1. */
export type LabelProbabilities = readonly number[];

/** How probably a goal stands to a text in each way; together 1. */
export type GoalStanding = Readonly<Record<Standing, number>>;

/** What is told of a text: probabilities for each set of labels, in the order of `classified-labels.ts`, and its meaning. */
export interface Classification extends Readonly<Record<ClassifiedName, LabelProbabilities>> {
  /**
   * The direction of the mean of what the last layer made of its pieces, as `meaningSize` whole numbers from -127 to 127 of
   * which 508 would be a whole: texts that tell of the same lie near each other.
   */
  readonly meaning: readonly number[];
}
