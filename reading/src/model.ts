import { readFileSync } from "node:fs";
import { readBytes } from "./byte-reader.ts";
import { classifiedNames } from "./classifier/classification.ts";
import { type Seeds, createSeeds } from "./seeds.ts";
import type { SoftmaxModel } from "./softmax.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The models' names, in the order in which their weights are stored. */
export const modelNames = [...classifiedNames, "points"] as const;
export type ModelName = (typeof modelNames)[number];

/** Scores from which on a text counts as harm: the logarithm of the odds. */
export interface Thresholds {
  readonly unsure: number;
  readonly certain: number;
}

/** Everything that was learnt from the examples. */
export interface Trained {
  readonly vocabulary: Vocabulary;
  readonly seeds: Seeds;
  readonly models: Readonly<Record<ModelName, SoftmaxModel>>;
  /** For what words say together with the classifier, and for words alone. */
  readonly thresholds: { readonly pooled: Thresholds; readonly words: Thresholds };
}

/** `trained/reader.json`; what is numbers only lies beside it in `reader.bin`. */
export interface TrainedDescription {
  /** How many the vocabulary has. */
  readonly pieces: number;
  readonly seeds: readonly (readonly [label: string, seed: string])[];
  readonly thresholds: Trained["thresholds"];
  readonly models: Readonly<
    Record<
      ModelName,
      {
        readonly labels: readonly string[];
        readonly biases: readonly number[];
        /** How many features it looks at. */
        readonly size: number;
        readonly looksAtAll: boolean;
      }
    >
  >;
}

export function readTrained(folder: URL): Trained {
  const text = readFileSync(new URL("reader.json", folder), "utf8");
  const description = JSON.parse(text) as TrainedDescription;
  const { pieces, seeds, thresholds } = description;
  return readBytes(new URL("reader.bin", folder), (reader) => {
    // In the order of the file.
    const vocabulary = { hashes: reader.takeDoubles(pieces), weights: reader.takeNumbers(pieces) };
    const models = {} as Record<ModelName, SoftmaxModel>;
    for (const name of modelNames) {
      const { labels, biases, size, looksAtAll } = description.models[name];
      models[name] = {
        labels,
        biases: Float32Array.from(biases),
        scales: reader.takeNumbers(size),
        weights: reader.takeWholes(size * labels.length),
        chosen: looksAtAll ? null : reader.takeIntegers(size),
      };
    }
    return { vocabulary, seeds: createSeeds(seeds), models, thresholds };
  });
}

/** The bytes of `reader.bin`. */
export function encodeTrained({
  vocabulary,
  models,
}: Pick<Trained, "vocabulary" | "models">): Uint8Array {
  const ofModels = modelNames.flatMap((name) => {
    const { scales, weights, chosen } = models[name];
    return chosen === null ? [scales, weights] : [scales, weights, chosen];
  });
  const arrays = [vocabulary.hashes, vocabulary.weights, ...ofModels];
  const blocks = arrays.map(({ buffer, byteOffset, byteLength }) => {
    const block = new Uint8Array(Math.ceil(byteLength / 4) * 4);
    block.set(new Uint8Array(buffer, byteOffset, byteLength));
    return block;
  });
  return Buffer.concat(blocks);
}
