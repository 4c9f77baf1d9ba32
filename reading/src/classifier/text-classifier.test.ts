import { beforeAll, describe, expect, it } from "vitest";
import { trainedFolder } from "../folders.ts";
import { type ClassifierWeights, readClassifierWeights } from "./classifier-weights.ts";
import { classifiedNames } from "./classification.ts";
import { type TextClassifier, createTextClassifier } from "./text-classifier.ts";

describe("The text classifier", () => {
  let weights: ClassifierWeights;
  let classifier: TextClassifier;
  beforeAll(async () => {
    weights = readClassifierWeights(trainedFolder);
    classifier = await createTextClassifier(weights);
  });

  it("answers what it answered where it was taught, but for the rounding of its weights", async () => {
    expect(weights.checks.length).toBeGreaterThan(2);
    for (const { text, answers } of weights.checks) {
      const [classification] = await classifier.classify([text]);
      for (const name of classifiedNames) {
        const own = answers[name] ?? [];
        expect(own).toHaveLength(weights.labels[name]?.length ?? 0);
        for (const [label, probability] of own.entries())
          expect(classification?.[name][label]).toBeCloseTo(probability, 1);
      }
    }
  });

  it("tells of each sentence what point it makes, as it did where it was taught", async () => {
    expect(weights.points.checks.length).toBeGreaterThan(2);
    for (const { sentences, answers } of weights.points.checks) {
      const told = await classifier.classifySentences(sentences);
      expect(told).toHaveLength(sentences.length);
      for (const [index, own] of answers.entries())
        for (const [label, probability] of own.entries())
          expect(told[index]?.[label]).toBeCloseTo(probability, 1);
    }
    expect(await classifier.classifySentences([])).toEqual([]);
  });

  it("answers in probabilities, to the same text the same", async () => {
    const texts = ["Rain.", "", "The bus was late. ".repeat(100), "Rain."];
    const all = await classifier.classify(texts);
    for (const classification of all)
      for (const name of classifiedNames)
        expect(classification[name].reduce((sum, one) => sum + one)).toBeCloseTo(1, 4);
    expect(all[3]).toEqual(all[0]);
    expect(all[1]).not.toEqual(all[0]);
  });

  it("hears harm at the end of a long text as at its beginning", async () => {
    const day = "We painted the fence and had tea with the neighbours in the garden. ".repeat(12);
    const harm = "He hit me again last night and I am afraid of him. ";
    const all = await classifier.classify([day, `${harm}${day}`, `${day}${harm}`]);
    const [plain = 0, first = 0, last = 0] = all.map((one) => one.harm[0]);
    expect(plain).toBeGreaterThan(0.9);
    expect(first).toBeLessThan(0.2);
    expect(last).toBeLessThan(0.2);
  });
});
