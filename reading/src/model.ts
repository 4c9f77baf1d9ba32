import { readFileSync } from "node:fs";
import type { Vocabulary } from "./features.ts";
import { type Seeds, createSeeds } from "./seeds.ts";
import type { SoftmaxModel } from "./softmax.ts";

/** The models' names, in the order in which their weights are stored. */
export const modelNames = ["harm", "themes", "goalKinds", "soreness"] as const;
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
  readonly thresholds: Thresholds;
}

/** `trained/reader.json`; the weights lie beside it in `reader.bin`. */
export interface TrainedDescription {
  readonly pieces: readonly string[];
  /** Inverse document frequencies in hundredths. */
  readonly weights: readonly number[];
  readonly seeds: readonly (readonly [label: string, seed: string])[];
  readonly thresholds: Thresholds;
  readonly models: Readonly<
    Record<
      ModelName,
      {
        readonly labels: readonly string[];
        readonly biases: readonly number[];
        /** The number of features. */
        readonly size: number;
      }
    >
  >;
}

/** What may be asked of a model file before it is read: its scales and weights take this many bytes. */
const bytesOf = (size: number, labels: number) => size * 4 + padded(size * labels);

/** Scales are read as numbers of four bytes, which begin at multiples of four. */
const padded = (bytes: number) => Math.ceil(bytes / 4) * 4;

export function readTrained(folder: URL): Trained {
  const text = readFileSync(new URL("reader.json", folder), "utf8");
  const description = JSON.parse(text) as TrainedDescription;
  // A copy at an address that is a multiple of four.
  const bytes = Uint8Array.from(readFileSync(new URL("reader.bin", folder))).buffer;
  let at = 0;
  const models = {} as Record<ModelName, SoftmaxModel>;
  for (const name of modelNames) {
    const { labels, biases, size } = description.models[name];
    models[name] = {
      labels,
      biases: Float32Array.from(biases),
      scales: new Float32Array(bytes, at, size),
      weights: new Int8Array(bytes, at + size * 4, size * labels.length),
    };
    at += bytesOf(size, labels.length);
  }
  const { pieces, weights, thresholds } = description;
  return {
    vocabulary: new Map(
      pieces.map((piece, number) => [piece, { number, weight: (weights[number] ?? 0) / 100 }]),
    ),
    seeds: createSeeds(description.seeds),
    models,
    thresholds,
  };
}

/** The bytes of `reader.bin`. */
export function encodeWeights(models: Readonly<Record<ModelName, SoftmaxModel>>): Uint8Array {
  const total = modelNames.reduce(
    (sum, name) => sum + bytesOf(models[name].scales.length, models[name].labels.length),
    0,
  );
  const bytes = new Uint8Array(total);
  let at = 0;
  for (const name of modelNames) {
    const { scales, weights, labels } = models[name];
    bytes.set(new Uint8Array(scales.buffer, scales.byteOffset, scales.byteLength), at);
    bytes.set(
      new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength),
      at + scales.byteLength,
    );
    at += bytesOf(scales.length, labels.length);
  }
  return bytes;
}
