import { describe, expect, it } from "vitest";
import { parseMoments } from "./moments.ts";

describe("Examples of moments", () => {
  it("have one moment, or two", () => {
    expect(
      parseMoments("fun\tthe cat sat on the cake\nmixed,love\tborn today, and Gran is ill\n"),
    ).toEqual([
      { text: "the cat sat on the cake", moments: ["fun", undefined] },
      { text: "born today, and Gran is ill", moments: ["mixed", "love"] },
    ]);
  });

  it.each([
    ["fun\tfine\nglee\tthe cat", "moments.tsv:2: unknown moment glee"],
    ["fun", "moments.tsv:1: not one or two moments, a tab and a text"],
    ["fun,love,mixed\tthe cat", "moments.tsv:1: not one or two moments"],
    ["fun\tthe cat\tsat", "moments.tsv:1: not one or two moments"],
  ])("names the line where %j stands", (content, message) => {
    expect(() => parseMoments(content)).toThrow(message);
  });
});
