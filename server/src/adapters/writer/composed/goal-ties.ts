import type { GoalKindName } from "./goal-kind.ts";

/** Lines that tie a goal of a kind to what is on the mind; each stands alone. */
export type GoalTies = Readonly<Partial<Record<GoalKindName, readonly string[]>>>;
