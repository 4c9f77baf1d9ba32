import type { GoalKind } from "./goal-kind.ts";
export const goalKinds: readonly GoalKind[] = [];
