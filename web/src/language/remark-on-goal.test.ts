import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { remarkOnGoal } from "./remark-on-goal.ts";

const root = new URL("../../../", import.meta.url);
const rows = (path: string) =>
  readFileSync(new URL(path, root), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("\t"));

describe("A goal", () => {
  it("is told as a fact, is spoken of as a wish, or is kept", () => {
    expect(remarkOnGoal("i run my own studio")).toEqual({
      kind: "told",
      you: "You run your own studio.",
      canBeWish: true,
    });
    expect(remarkOnGoal("my brother and I keep the farm")).toMatchObject({ canBeWish: false });
    expect(remarkOnGoal("Pass the bar")).toEqual({
      kind: "wish",
      you: "You want to pass the bar.",
    });
    expect(remarkOnGoal("More sleep")).toEqual({ kind: "wish", you: "You want more sleep." });
    expect(remarkOnGoal("Work life balance")).toEqual({ kind: "kept" });
    expect(remarkOnGoal("my daughter she translate for me")).toEqual({ kind: "kept" });
    expect(remarkOnGoal(" ")).toBeNull();
  });

  it("is met with silence where it may speak of harm", () => {
    const danger = rows("reading/examples/danger-phrases.tsv").filter(([code]) => code === "en");
    expect(danger.length).toBeGreaterThan(200);
    for (const [, , phrase = ""] of danger)
      for (const goal of [phrase, `I ${phrase}`])
        expect([goal, remarkOnGoal(goal)]).toEqual([goal, null]);
  });

  it("is rarely met with silence otherwise", () => {
    const goals = rows("writer/src/grammar/goals.tsv").map(([, goal = ""]) => goal);
    expect(goals.filter((goal) => remarkOnGoal(goal) === null).length).toBeLessThan(
      goals.length / 50,
    );
  });
});
