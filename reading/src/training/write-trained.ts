import { mkdirSync, writeFileSync } from "node:fs";
import type { Vocabulary } from "../features.ts";
import { trainedFolder } from "../folders.ts";
import {
  type ModelName,
  type Trained,
  type TrainedDescription,
  encodeWeights,
  modelNames,
} from "../model.ts";
import type { SoftmaxModel } from "../softmax.ts";

/** What was learnt, and what it was learnt with. */
interface Learnt {
  readonly vocabulary: Vocabulary;
  readonly seeds: TrainedDescription["seeds"];
  readonly models: Readonly<Record<ModelName, SoftmaxModel>>;
  readonly thresholds: Trained["thresholds"];
}

function rounded(biases: Float32Array): number[] {
  return [...biases].map((bias) => Math.round(bias * 1e4) / 1e4);
}

/** Writes `trained/reader.json`, and the weights to `reader.bin` beside it. */
export function writeTrained({ vocabulary, seeds, models, thresholds }: Learnt): void {
  const description: TrainedDescription = {
    pieces: [...vocabulary.numbers.keys()],
    weights: [...vocabulary.weights],
    seeds,
    thresholds,
    models: Object.fromEntries(
      modelNames.map((name) => [
        name,
        {
          labels: models[name].labels,
          biases: rounded(models[name].biases),
          size: models[name].scales.length,
          chosen: [...(models[name].chosen ?? [])],
        },
      ]),
    ) as unknown as TrainedDescription["models"],
  };
  mkdirSync(trainedFolder, { recursive: true });
  writeFileSync(new URL("reader.json", trainedFolder), `${JSON.stringify(description)}\n`);
  writeFileSync(new URL("reader.bin", trainedFolder), encodeWeights(models));
}
