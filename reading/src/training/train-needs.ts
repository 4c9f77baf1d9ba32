import { type AskingText, needLabels, toAskingParts } from "../asking-texts.ts";
import type { SoftmaxModel } from "../softmax.ts";
import type { Corpus } from "./corpus.ts";
import { type Lesson, toTrainingRows } from "./lesson.ts";
import { targetsOf } from "./targets.ts";
import { trainSoftmax } from "./train-softmax.ts";

/** How much a text counts that was written for something else: there are ten times as many of these. */
const otherWeight = 0.3;

const lessonOf = (text: string, label: AskingText["label"], weight = 1): Lesson => ({
  text,
  targets: targetsOf(needLabels.length, [[needLabels.indexOf(label), 1]]),
  weight,
});

/** Whether a part of a text holds the words that ask, or is held by them. */
const asks = (part: string, asking: string) =>
  part.includes(asking) || asking.includes(part.replace(/[.!?]+$/, ""));

/** A text as a whole, the words that ask in it, and each of its sentences, of which the others ask for nothing. */
export function askingLessons({ text, label, asking }: AskingText): Lesson[] {
  if (asking === null) return toAskingParts(text).map((part) => lessonOf(part, label));
  return [
    lessonOf(asking, label),
    ...toAskingParts(text).map((part) => lessonOf(part, asks(part, asking) ? label : "none")),
  ];
}

/** What people ask for, and that most of what they write asks for nothing. */
export function needLessons({
  askingTexts,
  askingNothing,
}: Pick<Corpus, "askingTexts" | "askingNothing">): Lesson[] {
  return [
    ...askingTexts.flatMap(askingLessons),
    ...askingNothing.map((text) => ({
      ...lessonOf(text, "none", otherWeight),
      isPlain: true,
    })),
  ];
}

/** Learns what people ask for. */
export function trainNeeds(corpus: Corpus): SoftmaxModel {
  return trainSoftmax(toTrainingRows(needLessons(corpus), corpus), needLabels, corpus.size, {
    epochs: 8,
    learningRate: 0.05,
    decay: 1e-4,
  });
}
