import { readingOf, toldGoal } from "@hearten/reading/reading.fixture.ts";
import type { GoalReading } from "@hearten/reading/reading.ts";
import { describe, expect, it } from "vitest";
import type { Commission } from "../../ports/writer.ts";
import { holdGoal, planScript } from "./plan-script.ts";

const told = toldGoal("You sing.", "I sing.", "creative");
const sore = { ...told, isSore: true };
const commissionOf = (
  length: Commission["length"],
  words: number,
  goals: readonly (GoalReading | null)[] = [told, told, told],
): Commission => ({
  id: "one",
  length,
  words,
  goals: ["", "", ""],
  description: "a talk",
  reading: readingOf({ goals }),
  earlier: [],
});
const count = (commission: Commission) =>
  planScript(commission).reduce((sum, part) => sum + part.count, 0);

describe("The plan of a script", () => {
  it("has the parts in the order in which they are spoken", () => {
    expect(planScript(commissionOf(3, 250)).map(({ role }) => role)).toEqual([
      "opening",
      "mind",
      "goal-1",
      "goal-2",
      "goal-3",
      "said-along",
      "close",
    ]);
  });

  it("begins with the goal that has most to do with what is on the mind", () => {
    const near = { ...told, bearing: 0.9 };
    const plan = planScript(commissionOf(1, 90, [{ ...told, bearing: 0.1 }, null, near]));
    const goals = plan.flatMap(({ role }) => (role.startsWith("goal-") ? role : []));
    expect(goals).toEqual(["goal-3", "goal-1"]);
  });

  it("has as many lines as the words fill, about ten of them a line", () => {
    expect(count(commissionOf(1, 90))).toBe(9);
    expect(count(commissionOf(3, 250))).toBeGreaterThan(22);
    expect(count(commissionOf(3, 250))).toBeLessThan(29);
    expect(count(commissionOf(5, 400))).toBeGreaterThan(37);
    expect(count(commissionOf(5, 400))).toBeLessThan(45);
    // A slow voice has time for fewer.
    expect(count(commissionOf(5, 300))).toBeLessThan(34);
  });

  it("says nothing of goals that are blank or left in peace, and more of what is on the mind", () => {
    const plan = planScript(commissionOf(3, 250, [sore, told, null]));
    const roles = plan.map(({ role }) => role);
    expect(roles.filter((role) => role.startsWith("goal-"))).toEqual(["goal-2"]);
    const mind = plan.find(({ role }) => role === "mind");
    expect(mind?.count).toBeGreaterThan(5);
  });

  it("can lose some lines, but not its ends", () => {
    for (const commission of [commissionOf(1, 90), commissionOf(3, 250), commissionOf(5, 400)]) {
      const plan = planScript(commission);
      expect(plan[0]?.expendable).toBe(0);
      expect(plan.at(-1)?.expendable).toBe(0);
      const expendable = plan.reduce((sum, part) => sum + part.expendable, 0);
      expect(expendable).toBeGreaterThan(0);
      expect(expendable / count(commission)).toBeLessThan(0.2);
    }
  });
});

describe("A goal", () => {
  it("is held as true, as wanted or in peace", () => {
    expect(holdGoal(told)).toBe("already true");
    expect(holdGoal({ ...told, told: null })).toBe("wanted");
    expect(holdGoal(sore)).toBe("leave in peace");
  });
});
