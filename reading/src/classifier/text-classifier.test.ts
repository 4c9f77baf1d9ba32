import { beforeAll, describe, expect, it } from "vitest";
import { trainedFolder } from "../folders.ts";
import { type ClassifierWeights, readClassifierWeights } from "./classifier-weights.ts";
import { meaningSize, standings } from "../reading.ts";
import { classifiedNames } from "./classification.ts";
import { type TextClassifier, createTextClassifier } from "./text-classifier.ts";

const compare = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

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

  it("tells of each goal how it stands to a text, as it did where it was taught", async () => {
    expect(weights.goalChecks.length).toBeGreaterThan(1);
    for (const { text, goals, answers } of weights.goalChecks) {
      const told = await classifier.classifyGoals(goals, text);
      expect(told).toHaveLength(goals.length);
      for (const [index, own] of answers.entries())
        for (const [label, probability] of own.entries())
          expect(Object.values(told[index] ?? {})[label]).toBeCloseTo(probability, 1);
    }
    expect(Object.keys((await classifier.classifyGoals(["rest"], "Rain."))[0] ?? {})).toEqual(
      standings,
    );
    expect(await classifier.classifyGoals([], "Rain.")).toEqual([]);
  });

  it("tells of any number of goals", async () => {
    const goal = "I want to be calmer with my children in the morning before school ".repeat(5);
    const told = await classifier.classifyGoals([goal, goal, goal, "run"], goal.repeat(5));
    expect(told).toHaveLength(4);
    expect(told[3]).toEqual((await classifier.classifyGoals(["run"], goal.repeat(5)))[0]);
  });

  it("tells of a goal in a long text what the part says that is about it", async () => {
    const day =
      "Market in the morning, leeks and a new broom. Coffee with Bert, who told me about his roof for an hour. Fixed the tap. My sister rang about the photos from last summer, we laughed a lot. Soup, then the second half of the match with the neighbours, who brought plums. ";
    const ran = "Ran ten kilometres with the club before breakfast, my best time this year. ";
    const torn = "On the stairs I tore my calf. No running for six weeks, the race is off. ";
    const goals = ["I run marathons"];
    for (const text of [day + day + torn, ran + day + torn]) {
      const [goal] = await classifier.classifyGoals(goals, text);
      expect(goal?.sore).toBeGreaterThan(0.5);
    }
    const [goal] = await classifier.classifyGoals(goals, day + day);
    expect(goal?.apart).toBeGreaterThan(0.9);
  });

  it("gives texts that tell of the same meanings that are near each other", async () => {
    const [won = [], passed = [], buried = []] = (
      await classifier.classify(["We won the cup!", "I passed my exam!", "We buried my aunt."])
    ).map(({ meaning }) => meaning);
    expect(weights.transformer.pieceEmbeddings.columns).toBe(meaningSize);
    expect(compare(won, passed)).toBeGreaterThan(compare(won, buried));
  });

  it.each([...classifiedNames, "standings"])(
    "is not made without what was learnt of %s",
    async (name) => {
      const { [name]: _, ...classificationHeads } = weights.classificationHeads;
      await expect(createTextClassifier({ ...weights, classificationHeads })).rejects.toThrow(
        `The classifier has not learnt ${name}`,
      );
    },
  );

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
