import { type Theme, themes } from "../reading.ts";
import type { SoftmaxModel } from "../softmax.ts";
import type { Corpus } from "./corpus.ts";
import { targetsOf } from "./targets.ts";
import { sharesOf } from "./theme-shares.ts";
import { trainSoftmax } from "./train-softmax.ts";

function themeTargets(of: readonly Theme[]): Float32Array {
  return targetsOf(
    themes.length,
    sharesOf(of).map(([theme, share]) => [themes.indexOf(theme), share]),
  );
}

/** Learns what a text is about. Texts of harm are left out: they are answered without a theme. */
export function trainThemes({ examples, days, size, featuresOf }: Corpus): SoftmaxModel {
  const innocent = examples.filter(({ harm, themes: named }) => harm === null && named.length > 0);
  const rows = [...innocent, ...days].map((example) => ({
    features: featuresOf(example.text),
    targets: themeTargets(example.themes),
    weight: 1,
  }));
  return trainSoftmax(rows, themes, size, {
    epochs: 8,
    learningRate: 0.05,
    decay: 1e-3,
    units: 128,
  });
}
