import { describe, expect, it } from "vitest";
import { createAuthor } from "./author.ts";

const asked = {
  lines: [
    { role: "opening", count: 5, words: [8, 16] },
    { role: "said-along", count: 3, words: [8, 16] },
    { role: "close", count: 52, words: [8, 16] },
  ],
};

function trigrams(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().split(" ");
  return new Set(words.slice(2).map((_, at) => words.slice(at, at + 3).join(" ")));
}

describe("The author", () => {
  it("writes as many lines of each role as are asked for", () => {
    const { lines, title, preference } = createAuthor().write(asked);
    expect(lines.map(({ role }) => role)).toEqual([
      ...Array.from({ length: 5 }, () => "opening"),
      ...Array.from({ length: 3 }, () => "said-along"),
      ...Array.from({ length: 52 }, () => "close"),
    ]);
    expect(title).toMatch(/^[A-Z]/);
    expect(preference).toBe("Calm confidence");
    expect(lines.some(({ expendable }) => expendable > 0)).toBe(true);
  });

  it("writes plain sentences of 8 to 14 words, in the person of the role", () => {
    const author = createAuthor();
    for (let times = 0; times < 40; times += 1)
      for (const { role, text } of author.write(asked).lines) {
        expect(text).toMatch(/^[A-Z][a-zA-Z ]+, (?:I|you) [a-z ]+\.$/);
        expect(text.split(" ").length).toBeGreaterThanOrEqual(8);
        expect(text.split(" ").length).toBeLessThanOrEqual(14);
        expect(/\byou/.test(text)).toBe(role !== "said-along");
      }
  });

  it("says nothing twice, and hardly anything in nearly the same words", () => {
    const author = createAuthor();
    const pieces = Array.from({ length: 11 }, () => author.write(asked).lines);
    const texts = pieces.flat().map(({ text }) => text);
    expect(new Set(texts).size).toBe(660);
    const known = texts.map(trigrams);
    const last = known.slice(-60);
    const shares = last.map((own, index) =>
      Math.max(
        ...known
          .slice(0, known.length - 60 + index)
          .map((other) => [...own].filter((each) => other.has(each)).length / own.size),
      ),
    );
    expect(Math.max(...shares)).toBeLessThan(0.4);
  });

  it("writes what a repair asks for and nothing else", () => {
    const repair = [
      { role: "mind", why: "too long" },
      { role: "close", why: "missing" },
    ];
    const { lines } = createAuthor().write({ ...asked, repair });
    expect(lines.map(({ role }) => role)).toEqual(["mind", "close"]);
  });

  it("writes a short script when it doesn't understand what is asked", () => {
    for (const content of [null, "Hello", {}, { lines: "many" }, { lines: [{ count: 2 }] }])
      expect(createAuthor().write(content).lines.length).toBe(14);
  });
});
