import { describe, expect, it } from "vitest";
import { createGoalReader } from "./goal-reader.ts";
import {
  type Feeling,
  type GoalKind,
  type Standing,
  type Theme,
  goalKinds,
  themes,
} from "./reading.ts";

/** It is apart, however the others stand. */
const otherGoal = "I rest";
const foreignGoal = "Duermo bien";
const nothing = { sore: 0, open: 0, true: 0, helps: 0, apart: 0 };

/** How goals are read whose standing is so probable. */
function read(
  probabilities: Partial<Record<Standing, number>>,
  {
    goals = ["I run marathons"],
    feeling = "bright",
    isAhead = false,
    isUnderstood = true,
    kind = "movement",
    theme = null,
  }: {
    readonly goals?: readonly string[];
    readonly feeling?: Feeling;
    readonly isAhead?: boolean;
    readonly isUnderstood?: boolean;
    readonly kind?: GoalKind;
    readonly theme?: Theme | null;
  } = {},
) {
  const asked: (readonly string[])[] = [];
  const reader = createGoalReader({
    classifier: {
      async classifyGoals(written) {
        asked.push(written);
        return written.map((goal) =>
          goal === otherGoal ? { ...nothing, apart: 1 } : { ...nothing, ...probabilities },
        );
      },
    },
    grammar: { tellGoal: (goal) => ({ you: goal, i: goal }), tellWish: (goal) => goal },
  });
  const kinds = Float32Array.from(goalKinds, (one) => (one === kind ? 0.9 : 0.1));
  const written = goals.map((goal) =>
    goal === "" ? null : { goal, kinds, isEnglish: goal !== foreignGoal },
  );
  const likely = Float32Array.from(themes, (one) => (one === theme ? 0.5 : 0));
  const description = { text: "A day.", isUnderstood, themes: likely };
  return { asked, goals: reader.read(written, description, { feeling, isAhead }) };
}

describe("Goals", () => {
  it("are asked for together, and a blank one stays where it is", async () => {
    const { asked, goals } = read({ sore: 1 }, { goals: ["I run", "", otherGoal] });
    expect((await goals).map((goal) => goal?.isSore)).toEqual([true, undefined, false]);
    expect((await goals).map((goal) => goal?.wish)).toEqual(["I run", undefined, otherGoal]);
    expect(asked).toEqual([["I run", otherGoal]]);
  });

  it("are told where today hurts none of them and leaves none open", async () => {
    const [fine] = await read({ apart: 0.8, sore: 0.05, open: 0.1, helps: 0.05 }).goals;
    expect(fine).toMatchObject({ kind: "movement", isSore: false, isShown: false, bearing: 0.15 });
    expect(fine?.told).not.toBeNull();
    for (const doubt of [{ sore: 0.3 }, { open: 0.3 }, { sore: 0.15, open: 0.15 }])
      expect((await read(doubt).goals)[0]?.told).toBeNull();
  });

  it("are neither asked for nor told beside a text that is not understood", async () => {
    const { asked, goals } = read({ true: 1 }, { isUnderstood: false });
    const [goal] = await goals;
    expect(goal).toMatchObject({ told: null, isSore: false, isShown: false, bearing: 0 });
    expect(goal?.wish).not.toBeNull();
    expect(asked).toEqual([[]]);
  });

  it("are neither asked for nor told in another language", async () => {
    const { asked, goals } = read({ true: 1 }, { goals: [foreignGoal, "I run"] });
    expect((await goals)[0]).toMatchObject({ told: null, wish: null, isShown: false, bearing: 0 });
    expect((await goals)[1]?.isShown).toBe(true);
    expect(asked).toEqual([["I run"]]);
  });

  it("are sore and not shown where the text may tell of a loss of their kind", async () => {
    const [goal] = await read({ true: 1 }, { kind: "work", theme: "job-loss" }).goals;
    expect(goal).toMatchObject({ isSore: true, isShown: false });
  });

  it("hurt sooner on a hard day", async () => {
    const sore = { sore: 0.3 };
    expect((await read(sore).goals)[0]?.isSore).toBe(false);
    expect((await read(sore, { feeling: "heavy" }).goals)[0]?.isSore).toBe(true);
  });

  it("are shown by what has been alone", async () => {
    const shown = { true: 0.8 };
    expect((await read(shown).goals)[0]?.isShown).toBe(true);
    expect((await read(shown, { isAhead: true }).goals)[0]?.isShown).toBe(false);
  });
});
