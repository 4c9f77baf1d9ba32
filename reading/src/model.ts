import { readFileSync } from "node:fs";
import { readBytes } from "./byte-reader.ts";
import { classifiedNames } from "./classifier/classification.ts";
import type { Vocabulary } from "./features.ts";
import { type Seeds, createSeeds } from "./seeds.ts";
import type { SoftmaxModel } from "./softmax.ts";

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

/** `trained/reader.json`; the weights lie beside it in `reader.bin`. */
export interface TrainedDescription {
  readonly pieces: readonly string[];
  /** Inverse document frequencies in hundredths. */
  readonly weights: readonly number[];
  readonly seeds: readonly (readonly [label: string, seed: string])[];
  readonly thresholds: Trained["thresholds"];
  readonly models: Readonly<
    Record<
      ModelName,
      {
        readonly labels: readonly string[];
        readonly biases: readonly number[];
        /** The number of features. */
        readonly size: number;
        /** The numbers of the features that it looks at; empty where it looks at all. */
        readonly chosen: readonly number[];
      }
    >
  >;
}

export function readTrained(folder: URL): Trained {
  const text = readFileSync(new URL("reader.json", folder), "utf8");
  const description = JSON.parse(text) as TrainedDescription;
  const models = readBytes(new URL("reader.bin", folder), (reader) => {
    const models = {} as Record<ModelName, SoftmaxModel>;
    for (const name of modelNames) {
      const { labels, biases, size, chosen } = description.models[name];
      models[name] = {
        labels,
        biases: Float32Array.from(biases),
        scales: reader.takeNumbers(size),
        weights: reader.takeWholes(size * labels.length),
        chosen: chosen.length === 0 ? null : Int32Array.from(chosen),
      };
    }
    return models;
  });
  const { pieces, weights, thresholds } = description;
  const numbers = new Map<string, number>();
  for (const [number, piece] of pieces.entries()) numbers.set(piece, number);
  return {
    vocabulary: { numbers, weights: Uint16Array.from(weights) },
    seeds: createSeeds(description.seeds),
    models,
    thresholds,
  };
}

/** The bytes of `reader.bin`. */
export function encodeWeights(models: Readonly<Record<ModelName, SoftmaxModel>>): Uint8Array {
  const arrays = modelNames.flatMap((name) => {
    const { scales, weights } = models[name];
    return [scales, weights];
  });
  const blocks = arrays.map(({ buffer, byteOffset, byteLength }) => {
    const block = new Uint8Array(Math.ceil(byteLength / 4) * 4);
    block.set(new Uint8Array(buffer, byteOffset, byteLength));
    return block;
  });
  return Buffer.concat(blocks);
}
