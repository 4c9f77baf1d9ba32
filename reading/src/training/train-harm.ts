import { harmLabels } from "../harm.ts";
import type { SoftmaxModel } from "../softmax.ts";
import type { Corpus } from "./corpus.ts";
import { type Lesson, toTrainingRows } from "./lesson.ts";
import { targetsOf } from "./targets.ts";
import { trainSoftmax } from "./train-softmax.ts";

/** How probable harm is in a text of which a careful reader is not sure. */
const unsureShare = 0.6;
/** A text of harm counts as much as two others. */
const harmWeight = 2;
/** One that sounds like harm and is none counts half as much again. */
const nearWeight = 1.5;

/** How probable each kind of harm is; the first label is none. */
export function harmLessons({
  examples,
  goals,
  days,
  innocentMoments,
  innocentSentences,
  mixed,
}: Omit<Corpus, "featuresOf">): Lesson[] {
  const rows = examples.map((example): Lesson => {
    const share = example.harm === null ? 0 : example.isUnsure ? unsureShare : 1;
    const label = example.harm === null ? 0 : harmLabels.indexOf(example.harm);
    return {
      text: example.text,
      targets: targetsOf(harmLabels.length, [
        [0, 1 - share],
        [label, share],
      ]),
      weight: example.harm !== null ? harmWeight : example.isNear ? nearWeight : 1,
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
    text,
    targets: targetsOf(harmLabels.length, [[0, 1]]),
    weight: 1,
    isPlain: true,
  }));
  const long = mixed.map(({ text, harm }) => ({
    text,
    targets: targetsOf(harmLabels.length, [[harm === null ? 0 : harmLabels.indexOf(harm), 1]]),
    weight: 1,
    isPlain: harm === null,
  }));
  return [...rows, ...innocent, ...long];
}

/** Learns how probable each kind of harm is in a text; the first label is none. */
export function trainHarm(corpus: Corpus): SoftmaxModel {
  return trainSoftmax(toTrainingRows(harmLessons(corpus), corpus), harmLabels, corpus.size, {
    epochs: 10,
    learningRate: 0.1,
    decay: 1e-4,
  });
}
