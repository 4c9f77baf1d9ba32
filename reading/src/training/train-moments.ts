import type { Features } from "../features.ts";
import { toMomentFeatures } from "../moment-features.ts";
import { moments } from "../reading.ts";
import { type SoftmaxModel, toProbabilities, toScores } from "../softmax.ts";
import type { Corpus } from "./corpus.ts";
import { labelShares } from "./label-shares.ts";
import type { Lesson } from "./lesson.ts";
import { targetsOf } from "./targets.ts";
import { trainChosen } from "./train-chosen.ts";

/** The moment of each text, or two. */
export function momentLessons({ momentTexts }: Pick<Corpus, "momentTexts">): Lesson[] {
  return momentTexts.map(({ text, labels, weight }) => ({
    text,
    targets: targetsOf(
      moments.length,
      labelShares(labels).map(([moment, share]) => [moments.indexOf(moment), share]),
    ),
    weight,
  }));
}

/**
 * Learns what the moment is like in which somebody writes.
 *
 * @param known what has been learnt of themes and feelings, from which moments are told
 */
export function trainMoments(
  { momentTexts, size, featuresOf }: Corpus,
  known: { readonly themes: SoftmaxModel; readonly feelings: SoftmaxModel },
): SoftmaxModel {
  function momentFeatures(text: string): Features {
    const features = featuresOf(text);
    const read = {
      themes: toProbabilities(toScores(known.themes, features)),
      feelings: toProbabilities(toScores(known.feelings, features)),
    };
    return toMomentFeatures(features, read, size);
  }
  const rows = momentLessons({ momentTexts }).map((lesson) => ({
    ...lesson,
    features: momentFeatures(lesson.text),
  }));
  return trainChosen(rows, moments, {
    epochs: 6,
    learningRate: 0.05,
    decay: 1e-4,
  });
}
