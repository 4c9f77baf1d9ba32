import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeReading } from "../compose/reading.fixture.ts";
import { loadStock } from "../stock/load-stock.ts";
import { stockFolder } from "../stock/stock-folder.ts";
import { parseRelevanceExamples } from "./relevance-examples.ts";
import { createNearness, wordsOfMeet } from "./nearness.ts";
import { createRelevanceFeatures } from "./relevance-features.ts";
import { type StoredRelevance, createRelevance } from "./relevance-model.ts";

const stock = loadStock(stockFolder);

describe("Examples of relevance", () => {
  it("are grades of arcs beside texts", () => {
    const line = "I wore his coat today.\t3 grief/the-coat\t0 joy/a replies/b\n";
    expect(parseRelevanceExamples(line)).toEqual([
      {
        text: "I wore his coat today.",
        graded: [
          { grade: 3, name: "grief/the-coat" },
          { grade: 0, name: "joy/a" },
          { grade: 0, name: "replies/b" },
        ],
      },
    ]);
  });

  it.each([
    "I wore his coat.\t4 grief/the-coat",
    "I wore his coat.\t2 the-coat",
    "I wore his coat.\t2",
    "I wore his coat.",
    "\t2 grief/the-coat",
    "I wore his coat.\t2 grief/the-coat\tand more",
  ])("are refused with their line: %j", (line) => {
    expect(() => parseRelevanceExamples(`Sunday.\t0 joy/a\n${line}\n`)).toThrow("relevance.tsv:2");
  });
});

describe("What the model sees", () => {
  it("is as many numbers from -1 to 1 for every arc as were learnt from", () => {
    const reading = makeReading({ themes: [{ theme: "exam", probability: 0.7 }] });
    const seeArc = createRelevanceFeatures(reading);
    const all = stock.arcs.map((arc) =>
      seeArc(
        arc,
        createNearness(reading)(stock.meaningsOf(arc)),
        { whole: 0.6, situation: 0.6 },
        { experience: stock.experienceOf(arc), moments: stock.momentsOf(arc) },
      ),
    );
    const { scales } = JSON.parse(
      readFileSync(join(stockFolder, "relevance.json"), "utf8"),
    ) as StoredRelevance;
    expect(new Set(all.map(({ length }) => length))).toEqual(new Set([scales.length]));
    expect(all.flat().filter((value) => !(value >= -1 && value <= 1))).toEqual([]);
  });

  it("knows the meaning of what every arc says", () => {
    const unknown = stock.arcs.filter((arc) => stock.meaningOf(wordsOfMeet(arc)) === null);
    expect(unknown.map(({ source }) => source.file)).toEqual([]);
  });
});

/** What a grade is worth that is certain. */
function worthOfCertain(grade: number): number {
  const biases = [0, 1, 2, 3].map((each) => (each === grade ? 50 : 0));
  return createRelevance({ biases, scales: [], weights: [] })([]);
}

describe("Relevance", () => {
  it("is the worth that the grades' probabilities let expect", () => {
    expect([0, 1, 2, 3].map(worthOfCertain)).toEqual(
      [-0.2, 0.9, 1.6, 3].map((worth) => expect.closeTo(worth)),
    );
  });

  it("follows from the features by the stored weights", () => {
    const relevance = createRelevance({
      biases: [0, 0, 0, 0],
      scales: [1, 1],
      weights: [
        [0, 0, 0, 20],
        [20, 0, 0, 0],
      ],
    });
    expect(relevance([1, 0])).toBeCloseTo(3);
    expect(relevance([0, 1])).toBeCloseTo(-0.2);
  });
});
