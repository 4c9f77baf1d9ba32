import { describe, expect, it } from "vitest";
import { decideHarm, gravest, noHarm, poolHarm, toHarmScore } from "./harm.ts";

const thresholds = { unsure: -1, certain: 1 };
const none = () => null;
const found = (isNegated: boolean) => () =>
  ({ language: "en", kind: "violence", isNegated }) as const;
const foundSpanish = () => ({ language: "es", kind: "suicide", isNegated: false }) as const;
const scored = (score: number, least = score) =>
  ({ score, least, most: score, isPooled: false, kind: "suicide" }) as const;
const decide = (score: number, find: Parameters<typeof decideHarm>[2] = none) =>
  decideHarm(scored(score), "a text", find, thresholds);

describe("The score of harm", () => {
  it("is the logarithm of the odds, of the likeliest kind", () => {
    const { score, least, kind } = toHarmScore([0.2, 0.1, 0.1, 0.5, 0.05, 0.05]);
    expect(score).toBeCloseTo(Math.log(4));
    expect(least).toBe(score);
    expect(kind).toBe("violence");
  });

  it("of two readers lies half-way, of the kind that the surer one says", () => {
    const one = { ...scored(2), kind: "eating" } as const;
    const other = scored(-3);
    const both = { score: -0.5, least: -3, most: 2, isPooled: true, kind: "eating" };
    expect(poolHarm(one, other)).toEqual(both);
    expect(poolHarm(other, one)).toEqual(both);
  });
});

describe("Harm", () => {
  it("is decided by two thresholds", () => {
    expect(decide(1)).toEqual({ level: "certain", kind: "suicide" });
    expect(decide(0)).toEqual({ level: "unsure", kind: "suicide" });
    expect(decide(-1.1)).toEqual(noHarm);
  });

  it("is not certain where one of two readers says less, and not unsure where it says next to nothing", () => {
    const levels = [-1, -1.1, -3, -3.1].map(
      (least) => decideHarm(scored(2, least), "a text", none, thresholds).level,
    );
    expect(levels).toEqual(["certain", "unsure", "unsure", "none"]);
  });

  it("is certain sooner where a plain phrase says it, and unsure at least", () => {
    expect(decide(-1, found(false))).toEqual({ level: "certain", kind: "violence" });
    expect(decide(-1.1, found(false))).toEqual({ level: "unsure", kind: "violence" });
    expect(decide(-5.5, found(false))).toEqual({ level: "unsure", kind: "violence" });
  });

  it("is certain by a plain phrase of another language, of which the models know little", () => {
    expect(decide(-5, foundSpanish)).toEqual({ level: "certain", kind: "suicide" });
    expect(decide(-5.5, foundSpanish)).toEqual({ level: "unsure", kind: "suicide" });
  });

  it("is unsure where the phrase is turned round, and none where all else speaks against it", () => {
    expect(decide(-2, found(true))).toEqual({ level: "unsure", kind: "violence" });
    expect(decide(-7, found(false))).toEqual(noHarm);
    // The models know no other language, so that nothing they say speaks against it.
    expect(decide(-9, foundSpanish)).toEqual({ level: "unsure", kind: "suicide" });
  });

  it("of several texts is the gravest, and the first of equal ones", () => {
    const unsure = { level: "unsure", kind: "eating" } as const;
    const certain = { level: "certain", kind: "suicide" } as const;
    expect(gravest([noHarm, unsure, certain, { level: "certain", kind: "violence" }])).toBe(
      certain,
    );
    expect(gravest([])).toEqual(noHarm);
  });
});
