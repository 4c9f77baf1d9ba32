import { goalKinds } from "../reading.ts";
import type { SoftmaxModel } from "../softmax.ts";
import type { Corpus } from "./corpus.ts";
import { type Lesson, toTrainingRows } from "./lesson.ts";
import { targetsOf } from "./targets.ts";
import { trainSoftmax } from "./train-softmax.ts";

/** Of what kind each goal is. */
export function goalKindLessons({ goals }: Pick<Corpus, "goals">): Lesson[] {
  return goals.map(([kind, goal = ""]) => ({
    text: goal,
    targets: targetsOf(goalKinds.length, [[goalKinds.findIndex((known) => known === kind), 1]]),
    weight: 1,
  }));
}

/** Learns what kind a goal is of. */
export function trainGoalKinds(corpus: Corpus): SoftmaxModel {
  return trainSoftmax(toTrainingRows(goalKindLessons(corpus), corpus), goalKinds, corpus.size, {
    epochs: 15,
    learningRate: 0.1,
    decay: 1e-3,
  });
}
