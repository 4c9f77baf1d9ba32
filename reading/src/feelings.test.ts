import { describe, expect, it } from "vitest";
import { tellFeeling } from "./feelings.ts";
import { type Feeling, feelings } from "./reading.ts";

const probabilitiesOf = (given: Partial<Record<Feeling, number>>) =>
  Float32Array.from(feelings, (feeling) => given[feeling] ?? 0);

describe("The feeling", () => {
  it("is the likeliest one", () => {
    expect(tellFeeling(probabilitiesOf({ tense: 0.3, bright: 0.6, open: 0.1 }), [])).toBe("bright");
  });

  it("is left open where none is likely", () => {
    const spread = { bright: 0.35, heavy: 0.2, low: 0.15, open: 0.3 };
    expect(tellFeeling(probabilitiesOf(spread), [])).toBe("open");
  });

  it("is low only where that is more likely than others must be", () => {
    expect(tellFeeling(probabilitiesOf({ low: 0.5, open: 0.5 }), [])).toBe("open");
    expect(tellFeeling(probabilitiesOf({ low: 0.6, open: 0.4 }), [])).toBe("low");
    expect(tellFeeling(probabilitiesOf({ tense: 0.5, open: 0.5 }), [])).toBe("tense");
  });

  it("is hard where it is hard for certain, and not certain how", () => {
    const hard = { tense: 0.38, heavy: 0.25, weary: 0.15, open: 0.22 };
    expect(tellFeeling(probabilitiesOf(hard), [])).toBe("tense");
  });

  it("is never glad beside what may be grief", () => {
    const glad = probabilitiesOf({ bright: 0.9, open: 0.1 });
    expect(tellFeeling(glad, [{ theme: "grief", probability: 0.12 }])).toBe("open");
    expect(tellFeeling(glad, [{ theme: "grief", probability: 0.3 }])).toBe("heavy");
    expect(tellFeeling(glad, [{ theme: "exam", probability: 0.9 }])).toBe("bright");
  });
});
