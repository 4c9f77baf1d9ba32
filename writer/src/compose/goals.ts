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

/** A goal that can't be told as a fact. */
export interface Wish {
  readonly role: Role;
  /** "Ten rickshaws, all electric", without its full stop. */
  readonly words: string;
}

export interface Goals {
  readonly told: readonly SureGoal[];
  readonly wishes: readonly Wish[];
  /** The places of those that today hurts, or that can't be said at all. */
  readonly resting: readonly Role[];
}

const roles = ["goal-1", "goal-2", "goal-3"] as const;
const sayable = /^\p{Lu}[\p{L}\p{M}\p{N} ,.?!'-]*[.?!]$/u;

/** How each goal may be spoken of. */
export function sortGoals(goals: readonly string[], readings: Reading["goals"]): Goals {
  const told: SureGoal[] = [];
  const wishes: Wish[] = [];
  const resting: Role[] = [];
  for (const [index, role] of roles.entries()) {
    const reading: GoalReading | null = readings[index] ?? null;
    if (reading === null || (goals[index] ?? "").trim() === "") continue;
    const { kind, isSore } = reading;
    const words = straight(reading.words ?? "");
    const you = straight(reading.told?.you ?? "");
    const i = straight(reading.told?.i ?? "");
    if (isSore) resting.push(role);
    else if (sayable.test(you) && sayable.test(i)) {
      told.push({ role, kind, you: withoutEnd(you), i });
    } else if (sayable.test(words)) wishes.push({ role, words: withoutEnd(words) });
    else resting.push(role);
  }
  return { told, wishes, resting };
}

const withoutEnd = (text: string) => text.replace(/[.?!]+$/, "");

function straight(text: string): string {
  return text.replaceAll("’", "'").trim();
}
