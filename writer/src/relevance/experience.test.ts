import { describe, expect, it } from "vitest";
import { makeReading } from "../compose/reading.fixture.ts";
import { type MoodShares, expectOn, toExperience, toMoodShares } from "./experience.ts";

const general = { theme: "general", moment: null } as const;
const ofMoment = { theme: "general", moment: "worry" } as const;
const ofCase = { theme: "exam", moment: null } as const;
const many = (count: number, worth: number, shares: MoodShares) =>
  Array.from({ length: count }, () => ({ worth, shares }));

describe("What an arc was worth to others", () => {
  it("is little for one that nobody knows, unless it is for everybody", () => {
    expect(toExperience(general, [])).toEqual([1, 1, 1]);
    expect(toExperience(ofCase, [])).toEqual([0.1, 0.1, 0.1]);
  });

  it("follows the grades the more, the more there are", () => {
    const [few] = toExperience(ofCase, many(2, 3, [1, 0, 0]));
    const [more] = toExperience(ofCase, many(80, 3, [1, 0, 0]));
    expect(few).toBeGreaterThan(0.1);
    expect(more).toBeGreaterThan(few);
    expect(more).toBeGreaterThan(2.5);
  });

  it("says nothing of one for a moment: it was shown where that moment was right, or was not", () => {
    expect(toExperience(ofMoment, many(40, 3, [1, 0, 0]))).toEqual(toExperience(ofMoment, []));
  });

  it("is of each mood for itself", () => {
    const graded = [...many(40, 3, [0, 1, 0]), ...many(40, -0.5, [1, 0, 0])];
    const [glad, hard] = toExperience(general, graded);
    expect(glad).toBeLessThan(0.2);
    expect(hard).toBeGreaterThan(2);
    expect(expectOn([0, 1, 0], toExperience(general, graded))).toBe(hard);
  });

  it("weighs moods as likely as the reading holds them", () => {
    const feelings = [
      { feeling: "bright", probability: 0.2 },
      { feeling: "tense", probability: 0.5 },
      { feeling: "open", probability: 0.3 },
    ] as const;
    const shares = toMoodShares(makeReading({ feelings }));
    expect(shares.map((share) => Math.round(share * 10))).toEqual([2, 5, 3]);
  });
});
