import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import type { GoalReading } from "@hearten/reading/reading.ts";
import { type Commission, goalRoles, type Role } from "../../ports/writer.ts";

/** How a goal is held today. */
export type Held = "already true" | "wanted" | "leave in peace";

/** A part of the script: how many lines it has, and how many of them can be lost. */
export interface PlannedPart {
  readonly role: Role;
  readonly count: number;
  readonly expendable: number;
}

/** Lines of each part at a length, for three goals. Source: the table of how Hearten speaks. */
const shapes = {
  1: { opening: 2, mind: 2, goal: 1, saidAlong: 1, close: 1 },
  3: { opening: 4, mind: 5, goal: 4, saidAlong: 3, close: 3 },
  5: { opening: 6, mind: 8, goal: 7, saidAlong: 4, close: 4 },
} as const satisfies Record<LengthInMinutes, Record<string, number>>;

/** Words of a line, on average; one line of so many is expendable. */
const wordsOfLine = 10;
const linesForOneExpendable = 8;

/** Today may contradict what is told; what would hurt is not told at all. */
export function holdGoal(goal: GoalReading): Held {
  if (goal.isSore) return "leave in peace";
  return goal.told === null ? "wanted" : "already true";
}

/**
 * The parts of a script in the order in which they are spoken. Goals that are left in peace have none. What they would have
 * said goes to what is on the mind, in part: little is said rather than much of nothing.
 */
export function planScript({ length, words, reading }: Commission): readonly PlannedPart[] {
  const shape = shapes[length];
  const roles = goalRoles
    .flatMap((role, index) => {
      const goal = reading.goals[index] ?? null;
      return goal === null || holdGoal(goal) === "leave in peace" ? [] : { role, goal };
    })
    // The one nearest to what is on the mind leads.
    .toSorted((one, other) => other.goal.bearing - one.goal.bearing)
    .map(({ role }) => role);
  const silent = goalRoles.length - roles.length;
  const counts: [Role, number][] = [
    ["opening", shape.opening],
    ["mind", shape.mind + Math.ceil((silent * shape.goal) / 2)],
    ...roles.map((role): [Role, number] => [role, shape.goal]),
    ["said-along", shape.saidAlong],
    ["close", shape.close],
  ];
  // Never more words than were asked for: a slow voice has fewer.
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const scale = Math.min(1, words / wordsOfLine / all);
  return counts.map(([role, count]) => {
    const scaled = Math.max(1, Math.round(count * scale));
    const mustStay = role === "opening" || role === "close" || role === "said-along";
    const expendable = mustStay
      ? 0
      : Math.max(role === "mind" ? 1 : 0, Math.round(scaled / linesForOneExpendable));
    return { role, count: scaled, expendable };
  });
}
