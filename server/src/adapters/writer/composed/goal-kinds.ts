import type { GoalKind } from "./goal-kind.ts";
import { goalKinds } from "./goal-kind-list.ts";
import { general } from "./goal-kinds/general.ts";

/** What kind of goal a cleaned text tells of. */
export function recogniseGoalKind(cleaned: string): GoalKind {
  return goalKinds.find((kind) => kind.signs.test(cleaned)) ?? general;
}
