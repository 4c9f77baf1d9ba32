import { tellGoal } from "@hearten/writer/grammar/goal.ts";
import { isGrave } from "./grave.ts";
import type { GoalRemark } from "./remarks.ts";

/** How a goal will be spoken. Null if it is blank, or may speak of harm. */
export function remarkOnGoal(goal: string): GoalRemark | null {
  if (goal.trim() === "" || isGrave(goal)) return null;
  const told = tellGoal(goal);
  return told === null ? { kind: "wish" } : { kind: "told", you: told.you };
}
