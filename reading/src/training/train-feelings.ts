import { feelings } from "../reading.ts";
import type { SoftmaxModel } from "../softmax.ts";
import type { Corpus } from "./corpus.ts";
import { feelingsOfMoments } from "./feelings-of-moments.ts";
import { feelingsOfThemes } from "./feelings-of-themes.ts";
import { labelShares } from "./label-shares.ts";
import { type Lesson, toTrainingRows } from "./lesson.ts";
import { targetsOf } from "./targets.ts";
import { sharesOf } from "./theme-shares.ts";
import { trainSoftmax } from "./train-softmax.ts";

/** How much a text counts beside a day whose feeling is told by its theme alone. */
const themeWeight = 0.05;
/** How much one counts whose feeling is told by the moment that its writer is in. */
const momentWeight = 0.4;

/** The days say for certain how they feel; of the other examples the moment or the theme speaks of it. */
export function feelingLessons({
  examples,
  days,
  momentTexts,
}: Pick<Corpus, "examples" | "days" | "momentTexts">): Lesson[] {
  const sure = days.map(({ text, feeling }) => ({
    text,
    targets: targetsOf(feelings.length, [[feelings.indexOf(feeling), 1]]),
    weight: 1,
  }));
  const likely = examples
    .filter((example) => example.harm === null && example.themes.length > 0)
    .map((example) => ({
      text: example.text,
      targets: targetsOf(
        feelings.length,
        sharesOf(example.themes).map(([theme, share]) => [
          feelings.indexOf(feelingsOfThemes[theme]),
          share,
        ]),
      ),
      weight: themeWeight,
    }));
  const told = momentTexts.map(({ text, labels, weight }) => ({
    text,
    targets: targetsOf(
      feelings.length,
      labelShares(labels).flatMap(([moment, share]) =>
        feelings.map(
          (feeling, number) => [number, share * (feelingsOfMoments[moment][feeling] ?? 0)] as const,
        ),
      ),
    ),
    weight: momentWeight * weight,
  }));
  return [...likely, ...told, ...sure];
}

/** Learns how somebody feels. */
export function trainFeelings(corpus: Corpus): SoftmaxModel {
  return trainSoftmax(toTrainingRows(feelingLessons(corpus), corpus), feelings, corpus.size, {
    epochs: 8,
    learningRate: 0.05,
    decay: 1e-3,
  });
}
