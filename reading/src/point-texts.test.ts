import { describe, expect, it } from "vitest";
import { parsePointTexts } from "./point-texts.ts";

const parse = (content: string) => parsePointTexts(content, "points.txt");

describe("A text with points", () => {
  it("has each point in the sentence in which it is made", () => {
    expect(parse("I passed! [[told-nobody: Nobody knows yet]], not even Mum. Rain.\n")).toEqual([
      {
        text: "I passed! Nobody knows yet, not even Mum. Rain.",
        sentences: [
          { text: "I passed!", points: [] },
          { text: "Nobody knows yet, not even Mum.", points: ["told-nobody"] },
          { text: "Rain.", points: [] },
        ],
      },
    ]);
  });

  it("has a point in both sentences that make it, and two in one that makes both", () => {
    const [over, both] = parse(
      "I [[dont-know-why: feel low. Nothing at all]] happened\n" +
        "[[nth-try: third time]], [[told-nobody: nobody knows]]\n",
    );
    expect(over?.sentences.map((one) => one.points)).toEqual([
      ["dont-know-why"],
      ["dont-know-why"],
    ]);
    expect(both?.sentences).toEqual([
      { text: "third time, nobody knows", points: ["nth-try", "told-nobody"] },
    ]);
  });

  it("has a point where its words stand, and not where they stood before", () => {
    const [text] = parse("He waited. I waited. [[nth-try: He waited.]]\n");
    expect(text?.sentences.map((one) => one.points)).toEqual([[], [], ["nth-try"]]);
  });

  it("is refused with its line for an unknown point and for other brackets", () => {
    expect(() => parse("Rain.\n[[weather: It rains]]\n")).toThrow(
      "points.txt:2: unknown point weather",
    );
    expect(() => parse("[[It rains]]\n")).toThrow("points.txt:1: brackets that are no mark");
  });
});
