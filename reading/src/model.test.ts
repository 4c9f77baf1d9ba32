import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import {
  type ModelName,
  type TrainedDescription,
  encodeTrained,
  modelNames,
  readTrained,
} from "./model.ts";
import type { SoftmaxModel } from "./softmax.ts";

/** As large as its place in the file, so that none fits another's. */
function makeModel(place: number): SoftmaxModel {
  const size = place + 1;
  const labels = Array.from({ length: (place % 3) + 1 }, (_, label) => `label ${label}`);
  return {
    labels,
    biases: Float32Array.from(labels, (_, label) => label + 0.5),
    scales: Float32Array.from({ length: size }, (_, feature) => feature + 0.25),
    weights: Int8Array.from({ length: size * labels.length }, (_, at) => at - place),
    chosen: place % 2 === 0 ? null : Int32Array.from({ length: size }, (_, at) => at * 2),
  };
}

it("What was learnt is read as it was written", () => {
  const models = Object.fromEntries(
    modelNames.map((name, place) => [name, makeModel(place)]),
  ) as Record<ModelName, SoftmaxModel>;
  const description: TrainedDescription = {
    pieces: 2,
    seeds: [],
    thresholds: { pooled: { unsure: -2, certain: 1 }, words: { unsure: -3, certain: 2 } },
    models: Object.fromEntries(
      modelNames.map((name, place) => {
        const { labels, biases, scales } = models[name];
        const looksAtAll = place % 2 === 0;
        return [name, { labels, biases: [...biases], size: scales.length, looksAtAll }];
      }),
    ) as unknown as TrainedDescription["models"],
  };
  const vocabulary = { hashes: Float64Array.of(1, 2 ** 52), weights: Float32Array.of(150, 250) };
  const folder = mkdtempSync(join(tmpdir(), "hearten-trained-"));
  try {
    writeFileSync(join(folder, "reader.json"), JSON.stringify(description));
    writeFileSync(join(folder, "reader.bin"), encodeTrained({ vocabulary, models }));
    const read = readTrained(pathToFileURL(`${folder}/`));
    expect(read.models).toEqual(models);
    expect(read.vocabulary).toEqual(vocabulary);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
