import { goalKinds } from "../reading.ts";
import type { SoftmaxModel } from "../softmax.ts";
import type { Corpus } from "./corpus.ts";
import { targetsOf } from "./targets.ts";
import { trainSoftmax } from "./train-softmax.ts";

/** Learns what kind a goal is of. */
export function trainGoalKinds({ goals, size, featuresOf }: Corpus): SoftmaxModel {
  const rows = goals.map(([kind, goal = ""]) => ({
    features: featuresOf(goal),
    targets: targetsOf(goalKinds.length, [[goalKinds.findIndex((known) => known === kind), 1]]),
    weight: 1,
  }));
  return trainSoftmax(rows, goalKinds, size, {
    epochs: 15,
    learningRate: 0.1,
    decay: 1e-3,
    units: 0,
  });
}
