import { type Theme, themes } from "../reading.ts";
import type { SoftmaxModel } from "../softmax.ts";
import type { Corpus } from "./corpus.ts";
import { type Lesson, toTrainingRows } from "./lesson.ts";
import { targetsOf } from "./targets.ts";
import { sharesOf } from "./theme-shares.ts";
import { trainChosen } from "./train-chosen.ts";

function themeTargets(of: readonly Theme[]): Float32Array {
  return targetsOf(
    themes.length,
    sharesOf(of).map(([theme, share]) => [themes.indexOf(theme), share]),
  );
}

/** Texts of harm are left out: they are answered without a theme. */
export function themeLessons({ examples, days }: Pick<Corpus, "examples" | "days">): Lesson[] {
  const innocent = examples.filter(({ harm, themes: named }) => harm === null && named.length > 0);
  return [...innocent, ...days].map((example) => ({
    text: example.text,
    targets: themeTargets(example.themes),
    weight: 1,
  }));
}

/** Learns what a text is about. */
export function trainThemes(corpus: Corpus): SoftmaxModel {
  return trainChosen(toTrainingRows(themeLessons(corpus), corpus), themes, {
    epochs: 8,
    learningRate: 0.05,
    decay: 1e-3,
  });
}
