import type { CircumstanceLabel } from "../circumstances.ts";
import type { DayLabels } from "../days.ts";
import type { LabelledText } from "../labelled-texts.ts";
import { type Moment, type Mood, moods } from "../reading.ts";
import type { SoftmaxModel } from "../softmax.ts";
import type { Corpus } from "./corpus.ts";
import { labelShares } from "./label-shares.ts";
import { type Lesson, toTrainingRows } from "./lesson.ts";
import { targetsOf } from "./targets.ts";
import { trainSoftmax } from "./train-softmax.ts";

/** How much a text counts whose mood is told by its moment or its circumstance alone, beside a day. */
const toldWeight = 0.3;
/**
 * As if each mood had been met so often before, so that a label that few days have says little (additive smoothing; Manning et
 * al., Introduction to Information Retrieval, 11.3.2).
 */
const unseen = 0.5;

/** In what share of the days that have a label a friend would answer in each mood. */
function countMoods<Label extends string>(
  days: readonly DayLabels[],
  labelOf: (day: DayLabels) => Label,
): (label: Label, mood: Mood) => number {
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const day of days) {
    add(labelOf(day));
    add(`${labelOf(day)} ${day.mood}`);
  }
  return (label, mood) =>
    ((counts.get(`${label} ${mood}`) ?? 0) + unseen) /
    ((counts.get(label) ?? 0) + unseen * moods.length);
}

function likely<Label extends string>(
  text: string,
  labels: LabelledText<Label>["labels"],
  shareOf: (label: Label, mood: Mood) => number,
  weight: number,
) {
  return {
    text,
    targets: targetsOf(
      moods.length,
      labelShares(labels).flatMap(([label, share]) =>
        moods.map((mood, number) => [number, share * shareOf(label, mood)] as const),
      ),
    ),
    weight: weight * toldWeight,
  };
}

/** The days say for certain how they are to be answered. */
export function sureMoodLessons({ days }: Pick<Corpus, "days">): Lesson[] {
  return days.flatMap(({ text, labels }) =>
    labels === null
      ? []
      : [{ text, targets: targetsOf(moods.length, [[moods.indexOf(labels.mood), 1]]), weight: 1 }],
  );
}

/**
 * Of other texts the moment or the circumstance says it, as often as it does among the days.
 */
function moodLessons({
  days,
  momentTexts,
  circumstanceTexts,
}: Pick<Corpus, "days" | "momentTexts" | "circumstanceTexts">): Lesson[] {
  const allLabels = days.flatMap(({ labels }) => labels ?? []);
  const inMoment = countMoods<Moment>(allLabels, ({ moments: [first] }) => first);
  const inCircumstance = countMoods<CircumstanceLabel>(
    allLabels,
    ({ circumstances: [first] }) => first,
  );
  return [
    ...momentTexts.map(({ text, labels, weight }) => likely(text, labels, inMoment, weight)),
    ...circumstanceTexts.map(({ text, labels }) => likely(text, labels, inCircumstance, 1)),
    ...sureMoodLessons({ days }),
  ];
}

/** Learns how a friend would answer. */
export function trainMoods(corpus: Corpus): SoftmaxModel {
  return trainSoftmax(toTrainingRows(moodLessons(corpus), corpus), moods, corpus.size, {
    epochs: 5,
    learningRate: 0.05,
    decay: 1e-4,
  });
}
