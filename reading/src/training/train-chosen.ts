import { chooseFeatures } from "../chosen-features.ts";
import type { SoftmaxModel } from "../softmax.ts";
import { type TrainingOptions, type TrainingRow, trainSoftmax } from "./train-softmax.ts";

/** What fewer texts show teaches next to nothing, and would make four times as many weights. */
const fewestTexts = 12;

/** Trains a model of many labels, which looks at what enough of the texts show. */
export function trainChosen(
  rows: readonly TrainingRow[],
  labels: readonly string[],
  options: TrainingOptions,
): SoftmaxModel {
  const counts = new Map<number, number>();
  for (const { features } of rows)
    for (const number of features.numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const chosen = Int32Array.from(
    [...counts]
      .filter(([, count]) => count >= fewestTexts)
      .map(([number]) => number)
      .toSorted((one, other) => one - other),
  );
  const model = trainSoftmax(
    rows.map((row) => ({ ...row, features: chooseFeatures(row.features, chosen) })),
    labels,
    chosen.length,
    options,
  );
  return { ...model, chosen };
}
