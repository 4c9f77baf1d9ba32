import type { Corpus } from "./corpus.ts";
import type { TrainingRow } from "./train-softmax.ts";

/** A text, and what is to be learnt of it for one set of labels. */
export interface Lesson extends Omit<TrainingRow, "features"> {
  readonly text: string;
  /** Whether it was written for something else, and shows no more than that there is nothing in it. */
  readonly isPlain?: boolean;
}

export function toTrainingRows(
  lessons: readonly Lesson[],
  { featuresOf }: Pick<Corpus, "featuresOf">,
): TrainingRow[] {
  return lessons.map((lesson) => ({ ...lesson, features: featuresOf(lesson.text) }));
}
