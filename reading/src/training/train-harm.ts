import { harmLabels } from "../harm.ts";
import type { SoftmaxModel } from "../softmax.ts";
import type { Corpus } from "./corpus.ts";
import { targetsOf } from "./targets.ts";
import { type TrainingRow, trainSoftmax } from "./train-softmax.ts";

/** How probable harm is in a text of which a careful reader is not sure. */
const unsureShare = 0.6;
/** A text of harm counts as much as two others. */
const harmWeight = 2;

/** Learns how probable each kind of harm is in a text; the first label is none. */
export function trainHarm({
  examples,
  goals,
  days,
  innocentMoments,
  innocentSentences,
  mixed,
  size,
  featuresOf,
}: Corpus): SoftmaxModel {
  const rows = examples.map((example): TrainingRow => {
    const share = example.harm === null ? 0 : example.isUnsure ? unsureShare : 1;
    const label = example.harm === null ? 0 : harmLabels.indexOf(example.harm);
    return {
      features: featuresOf(example.text),
      targets: targetsOf(harmLabels.length, [
        [0, 1 - share],
        [label, share],
      ]),
      weight: example.harm === null ? 1 : harmWeight,
    };
  });
  // Goals are told in other words than what is on the mind: without them every other one sounds strange.
  const innocentTexts = [
    ...goals.map(([, goal = ""]) => goal),
    ...days.flatMap((day) => [day.text, ...day.goals.map(({ goal }) => goal)]),
    ...innocentMoments,
    ...innocentSentences,
  ];
  const innocent = innocentTexts.map((text) => ({
    features: featuresOf(text),
    targets: targetsOf(harmLabels.length, [[0, 1]]),
    weight: 1,
  }));
  const long = mixed.map(({ text, harm }) => ({
    features: featuresOf(text),
    targets: targetsOf(harmLabels.length, [[harm === null ? 0 : harmLabels.indexOf(harm), 1]]),
    weight: 1,
  }));
  return trainSoftmax([...rows, ...innocent, ...long], harmLabels, size, {
    epochs: 10,
    learningRate: 0.1,
    decay: 1e-4,
    units: 128,
  });
}
