import type { GoalKind, GoalReading, Reading } from "@hearten/reading/reading.ts";
import type { Role } from "../script.ts";

/** A goal that may be told as true. */
export interface SureGoal {
  readonly role: Role;
  readonly kind: GoalKind;
  /** "You run your own studio", without its full stop. */
  readonly you: string;
  /** "I run my own studio." */
  readonly i: string;
}

export interface UnsureGoal {
  readonly role: Role;
  readonly kind: GoalKind;
}

export interface Goals {
  readonly told: readonly SureGoal[];
  /** Those whose words can't be told as a fact. */
  readonly wanted: readonly UnsureGoal[];
  /** Those that today hurts. */
  readonly sore: readonly UnsureGoal[];
}

const roles = ["goal-1", "goal-2", "goal-3"] as const;
const sayable = /^\p{Lu}[\p{L}\p{M}\p{N} ,.?!'-]*[.?!]$/u;

/** How each goal may be spoken of. */
export function sortGoals(goals: readonly string[], readings: Reading["goals"]): Goals {
  const told: SureGoal[] = [];
  const wanted: UnsureGoal[] = [];
  const sore: UnsureGoal[] = [];
  for (const [index, role] of roles.entries()) {
    const reading: GoalReading | null = readings[index] ?? null;
    if (reading === null || (goals[index] ?? "").trim() === "") continue;
    const { kind } = reading;
    const you = straight(reading.told?.you ?? "");
    const i = straight(reading.told?.i ?? "");
    if (reading.isSore) sore.push({ role, kind });
    else if (sayable.test(you) && sayable.test(i)) {
      told.push({ role, kind, you: you.replace(/[.?!]+$/, ""), i });
    } else wanted.push({ role, kind });
  }
  return { told, wanted, sore };
}

function straight(text: string): string {
  return text.replaceAll("’", "'").trim();
}
