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
const train = (units = 0) =>
  trainSoftmax(rows, ["even", "odd"], 7, { epochs: 20, learningRate: 0.1, decay: 1e-4, units });

describe("Training", () => {
  it("learns which features speak for which label", () => {
    const [even = 0] = toProbabilities(toScores(train(), features(0, 3)));
    expect(even).toBeGreaterThan(0.9);
    const [, odd = 0] = toProbabilities(toScores(train(), features(1)));
    expect(odd).toBeGreaterThan(0.9);
  });

  it("learns by hidden units what follows from two features together alone", () => {
    const either = [0, 1, 2, 3].map((pair) => {
      const [first, second] = [pair & 1, pair >> 1];
      const row = { numbers: Int32Array.of(0, 1), values: Float32Array.of(first, second) };
      const isOne = first !== second;
      return {
        features: row,
        targets: isOne ? Float32Array.of(0, 1) : Float32Array.of(1, 0),
        weight: 1,
      };
    });
    const many = Array.from({ length: 200 }, () => either).flat();
    const learnt = (units: number) => {
      const options = { epochs: 60, learningRate: 0.05, decay: 1e-4, units };
      const model = trainSoftmax(many, ["same", "other"], 2, options);
      const rightly = either.filter(({ features: row, targets }) => {
        const [same = 0, other = 0] = toProbabilities(toScores(model, row));
        return same > other === (targets[0] === 1);
      });
      return rightly.length;
    };
    expect(learnt(16)).toBe(4);
    expect(learnt(0)).toBeLessThan(4);
  });

  it("learns the same from the same rows", () => {
    expect(train()).toEqual(train());
    expect(train(8)).toEqual(train(8));
  });
});
