import type { Level } from "../stock/movement.ts";
import type { Length } from "./order.ts";

/** How much of each part is spoken. */
export interface Plan {
  readonly arrival: Level;
  readonly meet: Level;
  /** How many of the points that somebody made are answered. */
  readonly remarks: number;
  /** How fully these are answered. */
  readonly remarked: Level;
  readonly turn: Level;
  readonly goals: Level;
  /** How many goals are told as true beside the one that leads. */
  readonly others: number;
  /** How many of these are tied to the arc; the others are told in passing. */
  readonly framed: number;
  /** How many of the goals that can't be told as facts are said as wishes. */
  readonly wishes: number;
  /** How many thoughts of other replies to the same are spoken: one at most. */
  readonly further: number;
  readonly stillness: number;
  readonly breaths: number;
  /** Whether words invite to say the next ones along. */
  readonly invitations: number;
  /** How many goals are said along. */
  readonly sayings: number;
  readonly along: Level;
  readonly close: Level;
}

export function planFor(length: Length): Plan {
  const level = { 1: 0, 3: 1, 5: 2 }[length] as Level;
  return {
    // Listeners would rather begin (decisions/084).
    arrival: { 1: 0, 3: 0, 5: 1 }[length] as Level,
    meet: level,
    remarks: length === 5 ? 2 : 1,
    remarked: length === 1 ? 0 : 1,
    turn: level,
    goals: level,
    others: 2,
    framed: length === 1 ? 0 : 2,
    wishes: length === 5 ? 2 : 1,
    further: 0,
    stillness: 0,
    breaths: { 1: 0, 3: 1, 5: 2 }[length],
    sayings: { 1: 1, 3: 1, 5: 2 }[length],
    invitations: 1,
    along: level,
    close: level,
  };
}

type Amount = keyof Plan;

/** What is said less of when a script is too long, the first first. */
const shrinking: readonly Amount[] = [
  "breaths",
  "arrival",
  "sayings",
  "goals",
  "close",
  "along",
  "wishes",
  "breaths",
  "turn",
  "meet",
  "framed",
  "goals",
  "sayings",
  "wishes",
  "remarks",
  "invitations",
  "others",
];

/** What is said more of when a script is too short. */
const growing: Readonly<Record<Length, readonly Amount[]>> = {
  1: ["framed", "breaths", "turn", "arrival", "framed", "meet", "goals", "along", "close"],
  3: ["further", "stillness", "turn", "goals", "meet", "sayings", "along", "close", "arrival"],
  5: ["further", "stillness", "sayings", "arrival", "stillness"],
};

/** The most of each that is still right; of what is not named, as much as there is. */
const most: Readonly<Record<Length, Partial<Record<Amount, number>>>> = {
  1: { breaths: 1, stillness: 0, sayings: 2 },
  3: { breaths: 1, further: 1, stillness: 1, sayings: 3 },
  5: { breaths: 2, further: 1, stillness: 2, sayings: 3 },
};
const mostOfAny = 2;

/** The plans that say less and less. */
export function shrinkingPlans(plan: Plan): readonly Plan[] {
  const plans: Plan[] = [];
  let last = plan;
  for (const amount of shrinking) {
    if (last[amount] === 0) continue;
    last = { ...last, [amount]: last[amount] - 1 };
    plans.push(last);
  }
  return plans;
}

/** The plans that say more and more. */
export function growingPlans(plan: Plan, length: Length): readonly Plan[] {
  const plans: Plan[] = [];
  let last = plan;
  for (const amount of growing[length]) {
    if (last[amount] >= (most[length][amount] ?? mostOfAny)) continue;
    last = { ...last, [amount]: last[amount] + 1 };
    plans.push(last);
  }
  return plans;
}
