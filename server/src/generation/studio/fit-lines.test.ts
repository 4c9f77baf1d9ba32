import { describe, expect, it } from "vitest";
import type { Line } from "../../ports/writer.ts";
import { fitLines } from "./fit-lines.ts";

const line = (text: string, expendable: Line["expendable"], startsParagraph = false) => ({
  line: { role: "mind", text, pause: 1, startsParagraph, expendable } satisfies Line,
});
const script = [
  line("a", 0, true),
  line("b", 2),
  line("c", 3, true),
  line("d", 1),
  line("e", 3, true),
  line("f", 0),
];
const fitTo = (count: number) =>
  fitLines(script, (lines) => Math.max(0, lines.length - count))?.map(({ line }) => line);
const textsOf = (count: number) =>
  fitTo(count)
    ?.map(({ text }) => text)
    .join("");

const openings = (count: number) =>
  fitTo(count)?.flatMap(({ text, startsParagraph }) => (startsParagraph ? text : []));

describe("A script that is too long", () => {
  it("loses nothing when it fits", () => {
    expect(textsOf(6)).toBe("abcdef");
    expect(fitLines(script, () => 0)).toBe(script);
  });

  it("loses its most expendable lines first, and of those the last", () => {
    expect(textsOf(5)).toBe("abcdf");
    expect(textsOf(4)).toBe("abdf");
    expect(textsOf(3)).toBe("adf");
    expect(textsOf(2)).toBe("af");
  });

  it("keeps its paragraphs when one loses its first line", () => {
    expect(openings(5)).toEqual(["a", "c", "f"]);
    expect(openings(4)).toEqual(["a", "d", "f"]);
  });

  it("can't be fitted when what must stay is too long", () => {
    expect(fitTo(1)).toBeUndefined();
  });
});
