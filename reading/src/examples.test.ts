import { describe, expect, it } from "vitest";
import { readDays } from "./days.ts";
import { parseExamples, readExamples, readRows } from "./examples.ts";
import { examplesFolder } from "./folders.ts";

const textsOf = (file: string) =>
  readRows(new URL(file, examplesFolder)).map(([, text = ""]) => text);

describe("Examples", () => {
  it("have labels, a tab and a text", () => {
    expect(
      parseExamples("near,work\tkill me now\nsuicide?\tI want it to stop\n", "ann.tsv"),
    ).toEqual([
      {
        text: "kill me now",
        harm: null,
        isUnsure: false,
        isNear: true,
        themes: ["work"],
        situation: null,
        author: "ann.tsv",
      },
      {
        text: "I want it to stop",
        harm: "suicide",
        isUnsure: true,
        isNear: false,
        themes: [],
        situation: null,
        author: "ann.tsv",
      },
    ]);
  });

  it("may name the situation that they were written for", () => {
    const [example] = parseExamples("exam\tmaths at nine\texam/night-before\n", "ann.tsv");
    expect(example).toMatchObject({ text: "maths at nine", situation: "exam/night-before" });
  });

  it.each([
    ["joi\ta good day", "ann.tsv:1: unknown label joi"],
    ["joy a good day", "ann.tsv:1: not a label, a tab and a text"],
    ["joy\ta\tb\tc", "ann.tsv:1: not a label, a tab and a text"],
  ])("with a fault are refused with their place: %j", (line, message) => {
    expect(() => parseExamples(line, "ann.tsv")).toThrow(message);
  });

  it("are many, by several hands, and none of them stands in the sets that measure", () => {
    const learnt = readExamples(new URL("hands/", examplesFolder));
    const apart = readExamples(new URL("apart/", examplesFolder));
    expect(learnt.length).toBeGreaterThan(6_000);
    expect(new Set(learnt.map(({ author }) => author)).size).toBeGreaterThan(5);
    const texts = new Set(learnt.map(({ text }) => text));
    expect(apart.filter(({ text }) => texts.has(text))).toEqual([]);
    for (const file of ["last.tsv", "later.tsv", "hard.tsv", "ordinary.tsv", "well-told.tsv"]) {
      const last = readRows(new URL(`last/${file}`, examplesFolder));
      expect(last.filter(([, text = ""]) => texts.has(text))).toEqual([]);
    }
  });

  it.each(["moments-apart.tsv", "circumstances-apart.tsv", "moods-apart.tsv"])(
    "of moments, circumstances and days are others than those of %s",
    (apart) => {
      const days = readDays(new URL("days/", examplesFolder)).map(({ text }) => text);
      const learnt = new Set([
        ...["moments.tsv", "moments-hard.tsv", "circumstances.tsv"].flatMap(textsOf),
        ...days,
      ]);
      expect(textsOf(apart).length).toBeGreaterThan(300);
      expect(textsOf(apart).filter((text) => learnt.has(text))).toEqual([]);
    },
  );

  it("of cases are many, and none of them stands in the set that measures", () => {
    const cases = textsOf("cases.tsv");
    expect(cases.length).toBeGreaterThan(8_000);
    const days = readDays(new URL("days/", examplesFolder)).map(({ text }) => text);
    const learnt = new Set([...cases, ...textsOf("circumstances.tsv"), ...days]);
    expect(textsOf("cases-apart.tsv").filter((text) => learnt.has(text))).toEqual([]);
  });
});
