import { type PointLabel, noPoint, pointLabels } from "../points.ts";
import type { PointedSentence } from "../point-texts.ts";
import type { SoftmaxModel } from "../softmax.ts";
import type { Corpus } from "./corpus.ts";
import { type Lesson, toTrainingRows } from "./lesson.ts";
import { targetsOf } from "./targets.ts";
import { trainChosen } from "./train-chosen.ts";

/** The labels of a sentence, of which each point that it makes has the same share. */
export function labelsOfSentence({
  points,
}: Pick<PointedSentence, "points">): readonly PointLabel[] {
  return points.length === 0 ? [noPoint] : points;
}

/** What each sentence makes a point of. */
export function pointLessons({ pointedSentences }: Pick<Corpus, "pointedSentences">): Lesson[] {
  return pointedSentences.map((sentence) => {
    const labels = labelsOfSentence(sentence);
    return {
      text: sentence.text,
      targets: targetsOf(
        pointLabels.length,
        labels.map((label) => [pointLabels.indexOf(label), 1 / labels.length]),
      ),
      weight: 1,
    };
  });
}

/** Learns what people say in passing. */
export function trainPoints(corpus: Corpus): SoftmaxModel {
  return trainChosen(toTrainingRows(pointLessons(corpus), corpus), pointLabels, {
    epochs: 8,
    learningRate: 0.05,
    decay: 1e-4,
  });
}
