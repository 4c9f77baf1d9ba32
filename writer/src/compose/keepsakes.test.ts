import type { Reading } from "@hearten/reading/reading.ts";
import { describe, expect, it } from "vitest";
import { composeFor, lengths, textOf } from "./orders.fixture.ts";
import { makeMood } from "./reading.fixture.ts";

const told = "We followed the otter with two picture books";
const glad: Partial<Reading> = {
  mood: makeMood("glad"),
  quotation: { breaths: [told], short: [told], brief: told },
  words: 15,
  things: ["the otter", "two picture books"],
};

/** Where in the words of the mind the things stand; the quotation and the reply come first. */
function placesOf(given: Partial<Reading>, length: 1 | 3 | 5): readonly number[] {
  const lines = composeFor({ ...glad, ...given }, { length }).lines.filter(
    ({ role }) => role === "mind",
  );
  return lines.flatMap(({ text }, at) =>
    /the otter and two picture books/i.test(text) ? [at] : [],
  );
}

describe("A thing to keep", () => {
  it("stands behind a glad reply, at each length", () => {
    for (const length of lengths) {
      const [place, ...others] = placesOf({}, length);
      expect(place).toBeGreaterThanOrEqual(2);
      expect(others).toEqual([]);
    }
  });

  it("is what the piece has said before, and none from nowhere", () => {
    const things = ["an otter", "one lamp", "two picture books"];
    const said = "We followed an otter with one lamp";
    const quotation = { breaths: [said], short: [said], brief: said };
    for (const length of lengths) {
      const { lines } = composeFor({ ...glad, things, quotation }, { length });
      const kept = lines.filter(({ text }) => /the otter and the lamp/i.test(text));
      expect(kept).toHaveLength(1);
    }
  });

  it("is nothing that is but a part of another word that was said", () => {
    const said = "We followed that otter with two picture books";
    const quotation = { breaths: [said], short: [said], brief: said };
    const things = ["a hat", "two picture books"];
    for (const length of lengths)
      expect(textOf(composeFor({ ...glad, things, quotation }, { length }))).not.toMatch(
        /the hat/i,
      );
  });

  it("is nothing of what there was no time to say back", () => {
    const restatement = {
      said: "You followed an otter",
      following: ["You lit one lamp"],
      later: null,
      brief: "You followed an otter",
    };
    const things = ["an otter", "one lamp"];
    const texts = [60, 250].map((words) =>
      textOf(composeFor({ ...glad, things, quotation: null, restatement }, { words })),
    );
    expect(texts.map((text) => text.includes("You lit one lamp"))).toEqual([false, true]);
    expect(texts.map((text) => /the otter and the lamp/i.test(text))).toEqual([false, true]);
  });

  it("is nothing for somebody who wants to get going", () => {
    for (const length of lengths) expect(placesOf({ need: "push" }, length)).toEqual([]);
  });

  it("is left out before the person's own words where there is no time", () => {
    for (const length of lengths) {
      const { lines } = composeFor(glad, { length });
      const kept = lines.filter(({ text }) => /the otter and two picture books/i.test(text));
      expect(kept.map(({ expendable }) => expendable)).toEqual([2]);
      const own = lines.find(({ text }) => text.includes(told));
      expect(own?.expendable).toBeLessThan(2);
    }
  });

  it.each<[string, Partial<Reading>]>([
    ["a hard day", { mood: makeMood("hard") }],
    ["a day of which nobody knows how it was", { mood: makeMood("plain") }],
    ["a day that may hold a loss", { themes: [{ theme: "grief", probability: 0.12 }] }],
    ["a day without a thing", { things: [] }],
    ["a day with a single thing", { things: ["the otter and two picture books"] }],
  ])("is none on %s", (_day, given) => {
    for (const length of lengths) expect(placesOf(given, length)).toEqual([]);
  });
});
