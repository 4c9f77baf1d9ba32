import { lengthsInMinutes } from "@hearten/contract/limits.ts";
import { readingOf, toldGoal } from "@hearten/reading/reading.fixture.ts";
import { describe, expect, it } from "vitest";
import type { EarlierInspiration, Line, Script } from "../ports/writer.ts";
import { chooseCompany, claimNothing, keepCompany, loadCompany, wordsOf } from "./keep-company.ts";

const line = (role: Line["role"], text: string): Line => ({
  role,
  text,
  pause: 1,
  startsParagraph: true,
  expendable: 0,
});
const script: Script = {
  title: "A quiet while",
  preference: "Slow and warm",
  writtenBy: "Hearten",
  lines: [
    line("opening", "Sit down."),
    line("mind", "It was a day."),
    line("said-along", "I go on."),
    line("close", "On you go."),
  ],
};

describe("Somebody to turn to", () => {
  it("is named in plain words, and where to find others", () => {
    for (const company of loadCompany()) {
      const needed = company.filter(({ from }) => from === 1).map(({ text }) => text);
      expect(needed.join(" ")).toMatch(
        /\b(?:friend|doctor|nurse|family|neighbour|sister|people|person)\b/,
      );
      expect(needed.join(" ")).toContain("findahelpline.com");
      for (const { text } of company) {
        expect(text).toMatch(/^[A-Z][^\n*_#"“”’;()[\]{}<>]*[.?!]$/);
        // It claims nothing, and offers nobody whom an old or a lonely person can't have.
        expect(text).not.toMatch(
          /\b(?:hurt|harm|danger|die|dying|emergency|mother|parent|class)\b/i,
        );
      }
    }
  });

  it("is named in other words for ten days", () => {
    const earlier: EarlierInspiration[] = [];
    for (let day = 0; day < 40; day += 1) {
      const length = lengthsInMinutes[day % 3] ?? 1;
      const company = chooseCompany(length, { id: `day ${day}`, earlier: earlier.slice(0, 10) });
      const first = company[0]?.text ?? "";
      expect(earlier.slice(0, 10).filter(({ text }) => text.includes(first))).toEqual([]);
      const { lines } = keepCompany(script, company);
      earlier.unshift({
        title: "Renamed",
        text: lines.map(({ text }) => text).join(" "),
        answersHarm: true,
      });
    }
  });

  it("is named before what is said along, and only it, the beginning and the close must be said", () => {
    const mayGo = script.lines.map((one) =>
      ["mind", "said-along"].includes(one.role) ? { ...one, expendable: 1 } : one,
    );
    const company = chooseCompany(3, { id: "one", earlier: [] });
    const { lines } = keepCompany(script, company);
    expect(lines[0]).toBe(script.lines[0]);
    expect(lines.slice(-2)).toEqual(mayGo.slice(-2));
    const added = lines.slice(2, -2);
    expect(added.map(({ text }) => text)).toEqual(company.map(({ text }) => text));
    expect(added[0]?.startsParagraph).toBe(true);
    expect(added.filter(({ expendable }) => expendable === 0).length).toBeGreaterThanOrEqual(2);
  });

  it("takes few words of a minute", () => {
    const counts = loadCompany().map((company) =>
      wordsOf(company.filter(({ from }) => from === 1)),
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(45);
  });
});

const quotationOf = (text: string) => ({ breaths: [text], short: [text], brief: text });

describe("A reading that claims nothing", () => {
  it("tells no goal, names nobody, and looks forward to no day", () => {
    const reading = readingOf({
      themes: [{ theme: "grief", probability: 0.7 }],
      feeling: "heavy",
      time: "ahead",
      day: "Friday",
      moments: [
        { moment: "mourning", probability: 0.6 },
        { moment: "love", probability: 0.2 },
      ],
      circumstances: [{ circumstance: "test-ahead", probability: 0.5 }],
      cases: [{ case: "interview", probability: 0.9 }],
      points: [{ point: "told-nobody", probability: 0.9 }],
      occasion: { what: "the exam", time: "ahead", day: null, done: null },
      goals: [toldGoal("You run.", "I run."), null],
    });
    expect(claimNothing(reading, true)).toEqual({
      ...reading,
      time: null,
      day: null,
      person: null,
      occasion: null,
      moments: [{ moment: "mourning", probability: 0.6 }],
      circumstances: [],
      cases: [],
      points: [],
      goals: [{ ...toldGoal("You rest.", "I rest."), told: null, isSore: true }, null],
    });
  });

  it("quotes what speaks of no harm, but to no voice elsewhere, and meets no theme that is hardly likely", () => {
    const reading = readingOf({
      themes: [{ theme: "work", probability: 0.4 }],
      quotation: quotationOf("The bus was late. I could have died"),
      harmless: quotationOf("The bus was late"),
    });
    expect(claimNothing(reading, true)).toMatchObject({
      themes: [],
      quotation: quotationOf("The bus was late"),
    });
    expect(claimNothing(reading, false).quotation).toBeNull();
  });

  it("gives nothing that may have been asked for", () => {
    expect(claimNothing(readingOf({ need: "push" }), true).need).toBeNull();
  });

  it("takes no day for a good one", () => {
    const reading = readingOf({ themes: [{ theme: "joy", probability: 0.7 }], feeling: "bright" });
    expect(claimNothing(reading, true)).toMatchObject({ themes: [], feeling: "open" });
  });

  it("hears no gladness, whatever was felt", () => {
    const mood = { glad: 0.7, hard: 0.1, mixed: 0.1, plain: 0.1 };
    for (const feeling of ["bright", "open", "tense"] as const) {
      const { mood: claimed } = claimNothing(readingOf({ feeling, mood }), true);
      expect(claimed).toEqual({ glad: 0, hard: 0.1, mixed: 0.1, plain: expect.closeTo(0.8) });
    }
  });
});
