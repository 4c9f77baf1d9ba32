import { beforeAll, describe, expect, it } from "vitest";
import { trainedFolder } from "../folders.ts";
import { type ClassifierWeights, readClassifierWeights } from "./classifier-weights.ts";
import { type TextClassifier, classifiedNames, createTextClassifier } from "./text-classifier.ts";

describe("The text classifier", () => {
  let weights: ClassifierWeights;
  let classifier: TextClassifier;
  beforeAll(async () => {
    weights = readClassifierWeights(trainedFolder);
    classifier = await createTextClassifier(weights);
  });

  it("answers what it answered where it was taught, but for its weights' last digits", async () => {
    expect(weights.checks.length).toBeGreaterThan(2);
    for (const { text, answers } of weights.checks) {
      const [classification] = await classifier.classify([text]);
      for (const name of classifiedNames)
        for (const [label, probability] of (answers[name] ?? []).entries())
          expect(classification?.[name][label]).toBeCloseTo(probability, 1);
    }
  });

  it("answers in probabilities, to the same text the same", async () => {
    const texts = ["Rain.", "", "a".repeat(5_000), "Rain."];
    const all = await classifier.classify(texts);
    for (const classification of all)
      for (const name of classifiedNames)
        expect(classification[name].reduce((sum, one) => sum + one)).toBeCloseTo(1, 4);
    expect(all[3]).toEqual(all[0]);
    expect(all[1]).not.toEqual(all[0]);
  });
});
