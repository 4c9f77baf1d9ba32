import { describe, expect, it } from "vitest";
import { readPage } from "./page.ts";
import { StockError } from "./stock-fault.ts";

const text = `---
theme: grief
when:
  - someone died
  - I miss her, so much
asks: [hands, water]
not: []
---

## meet

You miss someone.
+ It weighs what it weighs.

++ And more.

## here-now
light: tense, heavy
asks: nothing

Here you are.
`;

describe("A page of the stock", () => {
  it("has settings, of one value or several", () => {
    const { front } = readPage("a.md", text);
    expect(front.get("theme")?.values).toEqual(["grief"]);
    expect(front.get("when")?.values).toEqual(["someone died", "I miss her, so much"]);
    expect(front.get("asks")).toEqual({ values: ["hands", "water"], at: 6 });
    expect(front.get("not")?.values).toEqual([]);
  });

  it("has lines with their marks and places, in blocks that blank lines part", () => {
    const [meet] = readPage("a.md", text).sections;
    expect(meet?.blocks).toEqual([
      [
        { text: "You miss someone.", level: 0, at: 12 },
        { text: "It weighs what it weighs.", level: 1, at: 13 },
      ],
      [{ text: "And more.", level: 2, at: 15 }],
    ]);
  });

  it("has settings below a heading", () => {
    const section = readPage("a.md", text).sections[1];
    expect(section?.settings.get("light")?.values).toEqual(["tense", "heavy"]);
    expect(section?.settings.get("asks")?.values).toEqual(["nothing"]);
    expect(section?.blocks).toHaveLength(1);
  });

  it.each([
    ["---\ntheme: grief", "a.md:3: the front matter has no end"],
    ["---\ntheme: a\ntheme: b\n---\n", "a.md:3: theme stands twice"],
    ["---\n  - a\n---\n", "a.md:2: a list without its name"],
    ["A line.\n", "a.md:1: a line before the first ## heading"],
    ["## meet\n\n+++ A line.\n", "a.md:3: more than two plus signs"],
    ["## meet\nlight: low\nlight: heavy\n", "a.md:3: light stands twice"],
  ])("says where %j is wrong", (wrong, message) => {
    expect(() => readPage("a.md", wrong)).toThrow(StockError);
    expect(() => readPage("a.md", wrong)).toThrow(message);
  });
});
