import { describe, expect, it } from "vitest";
import type { Features } from "../features.ts";
import { toProbabilities, toScores } from "../softmax.ts";
import { trainSoftmax } from "./train-softmax.ts";

const features = (...numbers: number[]): Features => ({
  numbers: Int32Array.from(numbers),
  values: Float32Array.from(numbers, () => 1),
});
const rows = Array.from({ length: 40 }, (_, index) => ({
  features: features(index % 2, 2 + (index % 5)),
  targets: index % 2 === 0 ? Float32Array.of(1, 0) : Float32Array.of(0, 1),
  weight: 1,
}));
const train = () =>
  trainSoftmax(rows, ["even", "odd"], 7, { epochs: 20, learningRate: 0.1, decay: 1e-4 });

describe("Training", () => {
  it("learns which features speak for which label", () => {
    const [even = 0] = toProbabilities(toScores(train(), features(0, 3)));
    expect(even).toBeGreaterThan(0.9);
    const [, odd = 0] = toProbabilities(toScores(train(), features(1)));
    expect(odd).toBeGreaterThan(0.9);
  });

  it("learns the same from the same rows", () => {
    expect(train()).toEqual(train());
  });
});
