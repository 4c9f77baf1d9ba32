import { describe, expect, it } from "vitest";
import { mixTexts } from "./mixed-texts.ts";
import { createRandom } from "./random.ts";

describe("Mixed texts", () => {
  const parts = {
    innocent: ["Soup again", "The bus was late!", "Mended the gate."],
    harmful: [{ text: "I want to be gone", harm: "suicide" as const }],
    counts: { innocent: 30, harmful: 30 },
  };
  const mixed = mixTexts({ ...parts, random: createRandom() });

  it("hold several sentences, and the one of harm in any place", () => {
    const innocent = mixed.filter(({ harm }) => harm === null);
    const harmful = mixed.filter(({ harm }) => harm === "suicide");
    expect([innocent.length, harmful.length]).toEqual([30, 30]);
    for (const { text } of innocent) expect(text).not.toContain("gone");
    const places = harmful.map(({ text }) =>
      text.split(/(?<=[.!]) /).indexOf("I want to be gone."),
    );
    expect(new Set(places)).toEqual(new Set([0, 1, 2]));
    for (const { text } of mixed) expect(text.split(/(?<=[.!]) /).length).toBeGreaterThan(1);
  });

  it("are the same in every run", () => {
    expect(mixTexts({ ...parts, random: createRandom() })).toEqual(mixed);
  });
});
