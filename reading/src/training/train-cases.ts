import { caseLabels } from "../cases.ts";
import type { SoftmaxModel } from "../softmax.ts";
import type { Corpus } from "./corpus.ts";
import { labelShares } from "./label-shares.ts";
import { type Lesson, toTrainingRows } from "./lesson.ts";
import { targetsOf } from "./targets.ts";
import { trainChosen } from "./train-chosen.ts";

/** Of which case each text of a divided circumstance is. */
export function caseLessons({ caseTexts }: Pick<Corpus, "caseTexts">): Lesson[] {
  return caseTexts.map(({ text, labels }) => ({
    text,
    targets: targetsOf(
      caseLabels.length,
      labelShares(labels).map(([label, share]) => [caseLabels.indexOf(label), share]),
    ),
    weight: 1,
  }));
}

/** Learns the cases of circumstances, as circumstances are learnt. */
export function trainCases(corpus: Corpus): SoftmaxModel {
  return trainChosen(toTrainingRows(caseLessons(corpus), corpus), caseLabels, {
    epochs: 8,
    learningRate: 0.05,
    decay: 1e-4,
  });
}
