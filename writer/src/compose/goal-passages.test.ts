import { describe, expect, it } from "vitest";
import type { Feeling, Theme } from "@hearten/reading/reading.ts";
import type { Script } from "../script.ts";
import {
  stock,
  lengths,
  studio,
  sleep,
  speaking,
  three,
  composeFor,
  textOf,
} from "./orders.fixture.ts";
import { makeTold, makeUntold, makeWanted } from "./reading.fixture.ts";

const rolesOf = ({ lines }: Script) => new Set(lines.map(({ role }) => role));

function leadOf(theme: Theme): string | undefined {
  const { lines } = composeFor({ themes: [{ theme, probability: 0.9 }], goals: three });
  return lines.find(({ role }) => role.startsWith("goal"))?.role;
}

/** How a goal is wished for that has so much to do with the day. */
function wishWith(bearing: number): string | undefined {
  const wanted = makeWanted("to learn the accordion", { bearing });
  const { lines } = composeFor({ goals: [wanted, null, null] });
  return lines.find(({ role }) => role === "goal-1")?.text;
}

const linesOf = (movements: typeof stock.wishes.first) =>
  movements.map(({ lines: [line] }) =>
    (line?.text ?? "").replace("{wish}", "to learn the accordion"),
  );

describe("Goals", () => {
  it("are told as true where that is certain, each in its place", () => {
    for (const length of lengths) {
      const script = composeFor({ goals: three }, { length });
      expect(textOf(script)).toMatch(/\byou speak up in meetings/i);
      expect(textOf(script)).toMatch(/\byou run your own studio/i);
    }
  });

  it.each([3, 5] as const)("each have their place in %i minutes", (length) => {
    const roles = rolesOf(composeFor({ goals: three }, { length }));
    for (const role of ["goal-1", "goal-2", "goal-3"] as const) expect(roles).toContain(role);
  });

  it("lead where they are nearest to what is on the mind", () => {
    expect(leadOf("sleepless")).toBe("goal-3");
    expect(leadOf("presentation")).toBe("goal-1");
  });

  it("lead where they bear on what is on the mind, whatever their kind is", () => {
    const goals = [speaking, studio, { ...sleep, bearing: 0.9 }];
    const { lines } = composeFor({ themes: [{ theme: "presentation", probability: 0.9 }], goals });
    expect(lines.find(({ role }) => role.startsWith("goal"))?.role).toBe("goal-3");
  });

  it("are told first and in words of their own where a good day has shown them", () => {
    const shown = stock.shown.map(({ lines }) =>
      (lines[0]?.text ?? "").replace("{Goal}", "You sleep eight hours"),
    );
    const goals = [speaking, studio, { ...sleep, isShown: true }];
    for (const length of lengths) {
      const first = (feeling: Feeling) =>
        composeFor({ feeling, goals }, { length }).lines.find(({ role }) =>
          role.startsWith("goal"),
        );
      expect(first("bright")).toMatchObject({ role: "goal-3" });
      expect(shown).toContain(first("bright")?.text);
      expect(shown).not.toContain(first("heavy")?.text);
    }
  });

  it("are never told when they are sore, nor said along", () => {
    for (const length of lengths) {
      const goals = [makeTold("movement", "run marathons", true), studio, null];
      const text = textOf(composeFor({ goals }, { length }));
      expect(text).not.toContain("marathons");
      expect(text).toContain("ou run your own studio");
    }
  });

  it("rest aloud on a heavy day when all that there is is sore", () => {
    const goals = [makeTold("movement", "run marathons", true), null, null];
    const rests = new Set(stock.rests.map(({ lines }) => lines[0]?.text));
    const { lines } = composeFor({ goals, feeling: "heavy" });
    expect(lines.some(({ text, role }) => rests.has(text) && role === "goal-1")).toBe(true);
  });

  it("are wished for in words of their own where they have nothing to do with the day", () => {
    const { first, apart } = stock.wishes;
    expect(linesOf(apart)).toContain(wishWith(0.1));
    expect(linesOf(first)).toContain(wishWith(0.9));
  });

  it("are not said where neither a fact nor a wish is certain", () => {
    const goals = [makeUntold("business"), null, makeUntold("work")];
    const typed = ["Ten rickshaws, all electric", "", "Senior pm by July"];
    for (const length of lengths)
      expect(textOf(composeFor({ goals }, { length, goals: typed }))).not.toMatch(
        /rickshaw|senior/i,
      );
  });

  it("are said as what the listener wants where that is certain, and where today has shown them", () => {
    const goals = [makeWanted("to pass the bar"), null, makeWanted("not to be shy")];
    for (const length of [3, 5] as const)
      expect(textOf(composeFor({ goals }, { length }))).toMatch(/ to pass the bar[.,]/);
    expect(textOf(composeFor({ goals }, { length: 5 }))).toMatch(/ not to be shy[.,]/);
    const shown = [makeWanted("to pass the bar", { isShown: true }), null, null];
    for (const goals of [shown, [...shown.slice(0, 1), studio, null]])
      expect(textOf(composeFor({ goals, feeling: "bright" }))).toMatch(
        /You wanted to pass the bar\. /,
      );
    for (const feeling of ["heavy", "tense", "open"] as const)
      expect(textOf(composeFor({ goals: shown, feeling }))).not.toContain("pass the bar");
  });

  it("are spoken of only where they have to do with the day, or a good one has shown them", () => {
    const goals = [
      { ...speaking, bearing: 0.75 },
      sleep,
      makeWanted("to pass the bar", { bearing: 0.75 }),
    ];
    for (const length of lengths)
      for (const themes of [[{ theme: "grief", probability: 0.8 }], []] as const)
        expect(textOf(composeFor({ themes, goals, words: 15 }, { length }))).not.toMatch(
          /speak up|pass the bar/,
        );
    expect(textOf(composeFor({ goals, words: 15 }))).toMatch(/sleep eight hours/);
    const shown = [{ ...speaking, bearing: 0.75, isShown: true }, null, null];
    expect(textOf(composeFor({ goals: shown, feeling: "bright", words: 15 }))).toMatch(/speak up/);
  });

  it("are all that is on the mind of somebody who writes next to nothing", () => {
    const goals = [
      { ...speaking, bearing: 0 },
      makeWanted("to pass the bar", { bearing: 0 }),
      null,
    ];
    expect(textOf(composeFor({ goals, words: 2 }))).toMatch(/speak up.*pass the bar/s);
    expect(textOf(composeFor({ goals, words: 11 }))).not.toMatch(/speak up|pass the bar/);
    const tired = [{ theme: "tired", probability: 0.9 }] as const;
    expect(textOf(composeFor({ goals, words: 2, themes: tired }))).not.toMatch(
      /speak up|pass the bar/,
    );
  });

  it("are not said at all where they are sore, whatever can be said of them", () => {
    const goals = [makeWanted("to own ten rickshaws", { isSore: true }), null, null];
    for (const length of lengths)
      expect(textOf(composeFor({ goals }, { length }))).not.toContain("rickshaw");
  });

  it("are spoken of once where the same was typed twice", () => {
    const wanted = makeWanted("to pass the bar");
    const toRun = makeWanted("to run your own studio");
    for (const length of lengths)
      for (const goals of [
        [studio, { ...studio, wish: null }, studio],
        [wanted, wanted, null],
        [studio, toRun, null],
      ])
        expect([...rolesOf(composeFor({ goals }, { length }))]).not.toContainEqual(
          expect.stringMatching(/goal-[23]/),
        );
  });

  it("are absent when they are blank, whatever was read", () => {
    const { lines } = composeFor({ goals: three }, { goals: ["", " ", ""] });
    expect(lines.some(({ role }) => role.startsWith("goal"))).toBe(false);
  });

  it("are not told with a sign that can't be spoken", () => {
    const goals = [makeTold("money", "have £1m in the bank (soon)"), null, null];
    expect(textOf(composeFor({ goals }))).not.toContain("bank");
  });
});
