import { describe, expect, it } from "vitest";
import type { Line } from "../script.ts";
import { mendRuns, runsOnYou } from "./runs-on-you.ts";

const line = (text: string, given: Partial<Line> = {}): Line => ({
  role: "mind",
  text,
  pause: 1,
  startsParagraph: false,
  expendable: 0,
  ...given,
});
const textsOf = (lines: readonly Line[]) => mendRuns(lines).map(({ text }) => text);

describe("Lines that begin with You", () => {
  it("are too many when three stand in a row", () => {
    expect(runsOnYou([line("You a."), line("Your b."), line("It c.")])).toBe(false);
    expect(runsOnYou([line("You a."), line("Your b."), line("You're c.")])).toBe(true);
  });

  it("count as a row when what parts them may be dropped", () => {
    const lines = [line("You a."), line("It.", { expendable: 2 }), line("You b."), line("You c.")];
    expect(runsOnYou(lines)).toBe(true);
  });

  it("count once where they are what the person wrote, of which none is left out", () => {
    const long = "You have so many words here that no second line has room in the same breath.";
    const own = { holdsWords: true, expendable: 1 } as const;
    const written = [line("You said a.", { ...own, startsParagraph: true }), line(long, own)];
    expect(runsOnYou([...written, line("Your b.", own), line("It c.")])).toBe(false);
    const opening = [line("It.", { startsParagraph: true }), line(`${long} c`, { expendable: 1 })];
    expect(textsOf([...opening, ...written, line("She d.", own), line(long)])).toEqual([
      "It.",
      "You said a.",
      long,
      "She d.",
      long,
    ]);
  });

  it("are spoken as one where they belong together", () => {
    const lines = [line("You a."), line("You b.", { pause: 2 }), line("You c.", { pause: 3 })];
    expect(textsOf(lines)).toEqual(["You a. You b.", "You c."]);
    expect(mendRuns(lines)[0]?.pause).toBe(2);
  });

  it("lose one that can go, but never the first of a paragraph", () => {
    const long = "You have so many words here that no second line has room in the same breath.";
    const lines = [
      line(long, { startsParagraph: true }),
      line(`${long} a`, { expendable: 1, pause: 3 }),
      line(`${long} b`, { expendable: 1, startsParagraph: true }),
    ];
    expect(textsOf(lines)).toEqual([long, `${long} b`]);
    expect(mendRuns(lines)[0]?.pause).toBe(3);
  });

  it("stay where they can't be mended, and others behind them are mended all the same", () => {
    const long = "You have so many words here that no second line has room in the same breath.";
    const lines = [long, long, long, "It a.", "You b.", "You c.", "You d."].map((text) =>
      line(text),
    );
    expect(textsOf(lines)).toEqual([long, long, long, "It a.", "You b. You c.", "You d."]);
  });
});
