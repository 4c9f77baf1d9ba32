import { describe, expect, it } from "vitest";
import type { HarmScore } from "./harm.ts";
import { createHarmReader } from "./harm-reader.ts";

const reader = createHarmReader({
  thresholds: { pooled: { unsure: -2, certain: 0 }, words: { unsure: -4, certain: -1 } },
  findDanger: (text) =>
    text.includes("DANGER") ? { language: "en", kind: "violence", isNegated: false } : null,
});
const pooled = (score: number, sides: Partial<HarmScore> = {}): HarmScore => ({
  score,
  least: score,
  most: score,
  isPooled: true,
  kind: "eating",
  ...sides,
});
const byWords = (score: number) => pooled(score, { isPooled: false });
const sentence = (harm: HarmScore, text = "It was so.") => ({ text, harm });
const levelOf = (score: HarmScore, ...sentences: ReturnType<typeof sentence>[]) =>
  reader.readText("A text.", score, sentences).level;

describe("Harm in a text", () => {
  it("is decided by one pair of thresholds for both readers, and by another for words alone", () => {
    expect(levelOf(pooled(-3))).toBe("none");
    expect(levelOf(byWords(-3))).toBe("unsure");
    expect(levelOf(pooled(-0.4))).toBe("unsure");
    expect(levelOf(byWords(-0.4))).toBe("certain");
  });

  it("is less where only the whole says it, and never nothing where that is certain", () => {
    const quiet = sentence(pooled(-6));
    expect(levelOf(pooled(-1), quiet, quiet)).toBe("none");
    expect(levelOf(pooled(1), quiet, quiet)).toBe("unsure");
    expect(levelOf(pooled(1, { least: -2 }), quiet, quiet)).toBe("unsure");
    expect(levelOf(pooled(1, { least: -4 }), quiet, quiet)).toBe("none");
  });

  it("is heard in one sentence among others", () => {
    const loud = sentence(pooled(3));
    expect(levelOf(pooled(-5), sentence(pooled(-6)), loud)).toBe("unsure");
    expect(levelOf(pooled(-5), sentence(pooled(-6)), sentence(pooled(9)))).toBe("certain");
  });

  it("is none of nothing", () => {
    expect(reader.readText(" ", pooled(5), [])).toEqual({ level: "none", kind: null });
  });
});

describe("Harm in a goal", () => {
  it("must be said more plainly", () => {
    expect(reader.readGoal("Eat less.", byWords(-3)).level).toBe("none");
    expect(reader.readGoal("Eat less.", byWords(0)).level).toBe("unsure");
  });

  it("is certain by a plain phrase as it is in a description", () => {
    expect(reader.readGoal("DANGER", byWords(-3)).level).toBe("certain");
    expect(reader.readGoal("DANGER", byWords(-3.1)).level).toBe("unsure");
  });
});

describe("A harmless sentence", () => {
  it("is one of which both readers say so, without a plain phrase", () => {
    expect(reader.isHarmless(sentence(pooled(-4)))).toBe(true);
    expect(reader.isHarmless(sentence(pooled(-4, { most: -2.5 })))).toBe(false);
    expect(reader.isHarmless(sentence(pooled(-9), "DANGER"))).toBe(false);
  });
});
