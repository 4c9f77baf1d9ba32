import { describe, expect, it } from "vitest";
import { parseLabelled } from "./labelled-texts.ts";
import { moments } from "./reading.ts";

const parse = (content: string) => parseLabelled(content, moments, "moments.tsv");

describe("Labelled texts", () => {
  it("have one label, or two", () => {
    expect(
      parse("fun\tthe cat sat on the cake\nmixed,love\tborn today, and Gran is ill\n"),
    ).toEqual([
      { text: "the cat sat on the cake", labels: ["fun"] },
      { text: "born today, and Gran is ill", labels: ["mixed", "love"] },
    ]);
  });

  it("may have a label of another kind behind the text", () => {
    const content = "fun\tthe cat sat on the cake\tfunny\nlove\tborn today\n";
    expect(parse(content)).toHaveLength(2);
    expect(parseLabelled(content, ["funny", "birth"], "moments.tsv", "behind")).toEqual([
      { text: "the cat sat on the cake", labels: ["funny"] },
    ]);
  });

  it.each([
    ["fun\tfine\nglee\tthe cat", "moments.tsv:2: unknown label glee"],
    ["fun", "moments.tsv:1: not one or two labels, a tab and a text"],
    ["fun,love,mixed\tthe cat", "moments.tsv:1: not one or two labels"],
    ["fun\tthe cat\tsat\tdown", "moments.tsv:1: not one or two labels"],
  ])("names the line where %j stands", (content, message) => {
    expect(() => parse(content)).toThrow(message);
  });
});
