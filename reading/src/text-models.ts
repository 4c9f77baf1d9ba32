import { type Features, toFeatures } from "./features.ts";
import type { ModelName, Trained } from "./model.ts";
import { toProbabilities, toScores } from "./softmax.ts";

/** What was learnt, applied to texts. */
interface TextModels {
  /** What a text shows to the models. */
  readonly featuresOf: (text: string) => Features;
  /** The probabilities of a model's labels, by their numbers; together 1. */
  readonly probabilitiesOf: (name: ModelName, features: Features) => Float32Array;
}

export function createTextModels({ vocabulary, seeds, models }: Trained): TextModels {
  return {
    featuresOf: (text) => toFeatures(text, { vocabulary, seeds }),
    probabilitiesOf: (name, features) => toProbabilities(toScores(models[name], features)),
  };
}
