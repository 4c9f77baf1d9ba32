/** What is told of a text by itself. */
export const classifiedNames = [
  "harm",
  "themes",
  "feelings",
  "moods",
  "moments",
  "circumstances",
  "cases",
] as const;
export type ClassifiedName = (typeof classifiedNames)[number];

/** Probabilities of labels, in the labels' order; together 1. */
export type LabelProbabilities = readonly number[];

/** For each set of labels, in the order of `classified-labels.ts`. */
export type Classification = Readonly<Record<ClassifiedName, LabelProbabilities>>;
