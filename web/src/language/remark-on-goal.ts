import { tellGoal } from "@hearten/writer/grammar/goal.ts";
import { tellWish } from "@hearten/writer/grammar/wish.ts";
import { isGrave } from "./grave.ts";
import type { GoalRemark } from "./remarks.ts";

/** How a goal will be spoken. Null if it is blank, or may speak of harm. */
export function remarkOnGoal(goal: string): GoalRemark | null {
  if (goal.trim() === "" || isGrave(goal)) return null;
  const told = tellGoal(goal);
  const wish = tellWish(goal);
  const wanted = wish === null ? null : `You want ${wish}.`;
  if (told !== null) return { kind: "told", you: told.you, wanted };
  return wanted === null ? { kind: "kept" } : { kind: "wish", you: wanted };
}
