import { circumstanceLabels } from "../circumstances.ts";
import type { SoftmaxModel } from "../softmax.ts";
import type { Corpus } from "./corpus.ts";
import { labelShares } from "./label-shares.ts";
import { type Lesson, toTrainingRows } from "./lesson.ts";
import { targetsOf } from "./targets.ts";
import { trainChosen } from "./train-chosen.ts";

/**
 * The share of a text that is for all labels alike, so that less is certain of what many labels are near to (label
 * smoothing; Szegedy et al. 2016). It was chosen on the texts by other hands, when meanings were among the features.
 */
const forAll = 0.1;

/** What each text is of, with a little for all labels. */
export function circumstanceLessons({
  circumstanceTexts,
}: Pick<Corpus, "circumstanceTexts">): Lesson[] {
  return circumstanceTexts.map(({ text, labels }) => ({
    text,
    targets: targetsOf(
      circumstanceLabels.length,
      labelShares(labels).map(([label, share]) => [circumstanceLabels.indexOf(label), share]),
    ).map((share) => share * (1 - forAll) + forAll / circumstanceLabels.length),
    weight: 1,
  }));
}

/** Learns what people write of. */
export function trainCircumstances(corpus: Corpus): SoftmaxModel {
  return trainChosen(
    toTrainingRows(circumstanceLessons(corpus), corpus),
    circumstanceLabels,
    // When meanings were among the features, twenty epochs read no more of the texts by other hands rightly, in more than twice the time.
    { epochs: 8, learningRate: 0.05, decay: 1e-4 },
  );
}
