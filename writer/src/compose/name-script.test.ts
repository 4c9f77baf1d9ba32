import { readingOf } from "@hearten/reading/reading.fixture.ts";
import type { Occasion, Reading } from "@hearten/reading/reading.ts";
import { describe, expect, it } from "vitest";
import type { NamedMovement } from "../stock/stock.ts";
import { nameScript } from "./name-script.ts";
import { createSeededRandom } from "./seeded-random.ts";

const titles: readonly NamedMovement[] = [
  {
    source: { file: "titles.md", at: 1 },
    name: "open",
    lights: ["open"],
    asks: [],
    lines: ["A quiet moment", "A pause in the day"].map((text) => ({ text, level: 0, at: 1 })),
  },
];
const nameFor = (reading: Partial<Reading>, ...earlier: readonly string[]) =>
  nameScript(
    { title: "On a bench" },
    titles,
    readingOf(reading),
    earlier.map((title) => ({ title, text: "" })),
    createSeededRandom("seed"),
  );
const nameAfter = (...earlier: readonly string[]) => nameFor({}, ...earlier);

const interview: Occasion = {
  what: "the interview",
  time: "ahead",
  day: "on Friday",
  done: null,
};
const titleOf = (occasion: Partial<Occasion>) =>
  nameFor({ occasion: { ...interview, ...occasion } });

describe("A title", () => {
  it("is the arc's own", () => {
    expect(nameAfter("Another")).toBe("On a bench");
  });

  it("is a plain one when the person has one of that name", () => {
    expect(nameAfter("on a bench", "A quiet moment")).toBe("A pause in the day");
  });

  it("is the one given longest ago when all were given", () => {
    expect(nameAfter("A quiet moment", "A pause in the day", "On a bench")).toBe("On a bench");
  });
});

describe("A title in the person's own terms", () => {
  it.each([
    [{}, "Before the interview"],
    [{ time: "behind", day: null }, "After the interview"],
    [{ time: null, day: null }, "The interview"],
    [{ time: null, day: null, what: "Leo's first day" }, "Leo's first day"],
    [{ time: null, day: null, what: "Eid" }, "Eid this year"],
    [{ time: "behind", day: null, what: "your exam", done: "passed" }, "You passed your exam"],
  ] as const)("says what it is, and when: %j", (occasion, title) => {
    expect(titleOf(occasion)).toBe(title);
  });

  it.each([
    ["on Friday", "the interview", "Before Friday's interview"],
    ["on Friday", "your birthday", "Before your birthday on Friday"],
    ["tomorrow", "the interview", "The day before the interview"],
    ["tonight", "the interview", "The hours before the interview"],
    ["next week", "the interview", "On a bench"],
  ])("has another form by the day, and then the arc's: %s", (day, what, title) => {
    const occasion = { ...interview, day, what };
    expect(nameFor({ occasion }, `Before ${what}`)).toBe(title);
  });

  it.each<[string, Partial<Reading>]>([
    ["a death is likely", { themes: [{ theme: "grief", probability: 0.2 }] }],
    ["it may be of illness", { themes: [{ theme: "health", probability: 0.4 }] }],
    ["harm is possible", { harm: { level: "unsure", kind: "suicide" } }],
    ["the day is heavy", { feeling: "heavy" }],
    ["it may be heavy", { feelings: [{ feeling: "heavy", probability: 0.5 }] }],
    ["it is in another language", { language: "de" }],
  ])("is not given where %s", (_, reading) => {
    expect(nameFor({ occasion: interview, ...reading })).toBe("On a bench");
  });

  it("has at most six words", () => {
    expect(titleOf({ what: "your daughter's first swimming lesson" })).toBe(
      "Before your daughter's first swimming lesson",
    );
    expect(titleOf({ what: "your daughter's first ever swimming lesson" })).toBe("On a bench");
  });
});
