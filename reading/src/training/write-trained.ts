import { mkdirSync, writeFileSync } from "node:fs";
import { trainedFolder } from "../folders.ts";
import {
  type ModelName,
  type Trained,
  type TrainedDescription,
  encodeTrained,
  modelNames,
} from "../model.ts";
import type { SoftmaxModel } from "../softmax.ts";
import type { Vocabulary } from "../vocabulary.ts";

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

/** Writes `trained/reader.json`, and `reader.bin` beside it. */
export function writeTrained({ vocabulary, seeds, models, thresholds }: Learnt): void {
  const description: TrainedDescription = {
    pieces: vocabulary.hashes.length,
    seeds,
    thresholds,
    models: Object.fromEntries(
      modelNames.map((name) => [
        name,
        {
          labels: models[name].labels,
          biases: rounded(models[name].biases),
          size: models[name].scales.length,
          looksAtAll: models[name].chosen === null,
        },
      ]),
    ) as unknown as TrainedDescription["models"],
  };
  mkdirSync(trainedFolder, { recursive: true });
  writeFileSync(new URL("reader.json", trainedFolder), `${JSON.stringify(description)}\n`);
  writeFileSync(new URL("reader.bin", trainedFolder), encodeTrained({ vocabulary, models }));
}
