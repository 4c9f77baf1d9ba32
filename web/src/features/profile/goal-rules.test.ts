import { describe, expect, it } from "vitest";
import { fillGoalSlots, goalProblem, goalsToStore, nameProblem } from "./goal-rules.ts";

describe("A goal", () => {
  it("has to be written where it is required", () => {
    expect(goalProblem(" \n ", true)).toEqual({ words: "Please write this goal" });
    expect(goalProblem("", false)).toBeNull();
  });

  it("may have 500 characters and no more", () => {
    expect(goalProblem("x".repeat(500), true)).toBeNull();
    expect(goalProblem("x".repeat(512), false)).toEqual({
      words: "Please keep this goal to 500 characters",
      count: "(it has 512)",
    });
  });
});

describe("A name", () => {
  it("may be absent, and may have 100 characters beside the blanks around it", () => {
    expect(nameProblem("")).toBeNull();
    expect(nameProblem(` ${"x".repeat(100)} `)).toBeNull();
    expect(nameProblem("x".repeat(101))).not.toBeNull();
  });
});

describe("The goals", () => {
  it("fill three fields, whatever is stored", () => {
    expect(fillGoalSlots(["I rest"])).toEqual(["I rest", "", ""]);
  });

  it("are stored by the onboarding without blanks", () => {
    expect(goalsToStore([" I rest ", "  ", "I run"])).toEqual(["I rest", "I run"]);
  });
});
