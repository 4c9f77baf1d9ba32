import { describe, expect, it } from "vitest";
import type { Vocabulary } from "./features.ts";
import { shareOfWords } from "./shared-words.ts";

/** As often as in a hundred, a thousand, ten thousand texts: only "the" is too common to say anything. */
const vocabulary: Vocabulary = {
  numbers: new Map([
    ["the", 0],
    ["keep", 1],
    ["hens", 2],
  ]),
  weights: Uint16Array.from([50, 300, 700]),
};
const share = (goal: string, text: string) => shareOfWords(goal, text, vocabulary);

describe("The share of a goal's words that a text has", () => {
  it("is all of them, whatever their endings", () => {
    expect(share("Keep the hens", "keeping a hen")).toBe(1);
  });

  it("counts a rare word for more than a common one", () => {
    expect(share("keep hens", "The hens came through.")).toBeCloseTo(0.7);
    expect(share("keep hens", "I keep a diary.")).toBeCloseTo(0.3);
  });

  it("counts a word that nobody knows for most", () => {
    expect(share("keep the korowai", "nan brings the korowai")).toBeCloseTo(8 / 11);
  });

  it("is nothing where no word or only the commonest is shared", () => {
    expect(share("the hens", "the cat")).toBe(0);
    expect(share("the", "the")).toBe(0);
    expect(share("", "the cat")).toBe(0);
  });
});
