import type { Point } from "@hearten/reading/points.ts";
import type { Reading } from "@hearten/reading/reading.ts";
import { describe, expect, it } from "vitest";
import { composeFor, lengths, stock, textOf } from "./orders.fixture.ts";
import { makeMood, makeWanted } from "./reading.fixture.ts";

const said = "We counted the chairs again";
const making = (...points: readonly (readonly [Point, number])[]): Partial<Reading> => ({
  points: points.map(([point, probability]) => ({ point, probability })),
  quotation: { breaths: [said], short: [said], brief: said },
  words: 15,
});
const remarksOn = (point: Point) =>
  (stock.remarks.get(point) ?? []).map(({ lines }) => lines[0]?.text ?? "");
/** Whether something is said to a point. */
const answers = (text: string, point: Point) =>
  remarksOn(point).some((remark) => text.includes(remark));

describe("A remark", () => {
  it("answers the point that somebody makes, after their words and before the thought goes on", () => {
    for (const length of lengths) {
      const { lines } = composeFor(making(["told-nobody", 0.6]), { length });
      const places = lines.flatMap(({ text }, at) =>
        remarksOn("told-nobody").includes(text) ? [at] : [],
      );
      expect(places).toHaveLength(1);
      const own = lines.findIndex(({ text }) => text.includes(said));
      expect(places[0]).toBeGreaterThan(own);
      expect(lines[places[0] ?? 0]).toMatchObject({ role: "mind", expendable: 2 });
      expect(lines[own]?.expendable).toBeLessThan(2);
    }
  });

  it("is a single line in a minute, and goes on where there is time", () => {
    const second = (stock.remarks.get("told-nobody") ?? []).map(
      ({ lines }) => lines[1]?.text ?? "",
    );
    for (const length of lengths) {
      const text = textOf(composeFor(making(["told-nobody", 0.6]), { length }));
      expect(second.some((line) => text.includes(line))).toBe(length > 1);
    }
  });

  it("stays where a minute is too short for the wish beside it", () => {
    const breaths = [
      "We counted the chairs again and put them all away until nobody knew",
      "The dog watched us from under the stage, and then it went home by itself",
    ];
    const quotation = { breaths, short: breaths, brief: said };
    const goals = [makeWanted("to learn the accordion", { bearing: 0.9 }), null, null];
    const reading = { ...making(["told-nobody", 0.6]), quotation, goals };
    const text = textOf(composeFor(reading, { length: 1 }));
    expect(answers(text, "told-nobody")).toBe(true);
    expect(text).not.toContain("the accordion");
    expect(textOf(composeFor({ ...reading, points: [] }, { length: 1 }))).toContain(
      "the accordion",
    );
  });

  it("answers the likelier of two in one and three minutes, and both in five", () => {
    const both = making(["nth-try", 0.9], ["all-eyes", 0.5]);
    for (const length of lengths) {
      const text = textOf(composeFor(both, { length }));
      expect(answers(text, "nth-try")).toBe(true);
      expect(answers(text, "all-eyes")).toBe(length === 5);
    }
  });

  it("answers in a minute only what is surer", () => {
    const texts = lengths.map((length) =>
      textOf(composeFor(making(["told-nobody", 0.25]), { length })),
    );
    expect(texts.map((text) => answers(text, "told-nobody"))).toEqual([false, true, true]);
  });

  it.each<[string, Partial<Reading>]>([
    ["what is hardly probable", making(["told-nobody", 0.15])],
    [
      "somebody who may be in danger",
      { ...making(["told-nobody", 0.9]), harm: { level: "unsure", kind: "suicide" } },
    ],
    ["words that can't be said back", { ...making(["told-nobody", 0.9]), quotation: null }],
    ["a hard point on a glad day", { ...making(["told-nobody", 0.9]), mood: makeMood("glad") }],
  ])("is not made on %s", (_what, reading) => {
    for (const length of lengths)
      expect(answers(textOf(composeFor(reading, { length })), "told-nobody")).toBe(false);
  });

  it("is not a glad one on a hard day, nor to somebody who may mourn", () => {
    const glad = making(["small-joy", 0.9]);
    const mourning = { moments: [{ moment: "mourning", probability: 0.2 }] } as const;
    for (const length of lengths) {
      const textFor = (given: Partial<Reading>) =>
        textOf(composeFor({ ...glad, ...given }, { length }));
      expect(answers(textFor({}), "small-joy")).toBe(true);
      expect(answers(textFor({ mood: makeMood("hard") }), "small-joy")).toBe(false);
      expect(answers(textFor(mourning), "small-joy")).toBe(false);
    }
  });

  it("is another one on the next day", () => {
    const first = composeFor(making(["told-nobody", 0.9]));
    const next = composeFor(making(["told-nobody", 0.9]), {
      id: "another id",
      earlier: [{ title: first.title, text: textOf(first) }],
    });
    const heard = remarksOn("told-nobody").filter((remark) => textOf(first).includes(remark));
    expect(heard).toHaveLength(1);
    expect(answers(textOf(next), "told-nobody")).toBe(true);
    expect(textOf(next)).not.toContain(heard[0]);
  });
});
