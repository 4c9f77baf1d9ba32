import type { GoalKind, GoalReading, Reading } from "@hearten/reading/reading.ts";
import type { Role } from "../script.ts";

/** A goal that may be told as true. */
export interface SureGoal {
  readonly role: Role;
  readonly kind: GoalKind;
  /** How probably it has to do with what is on the mind, from 0 to 1. */
  readonly bearing: number;
  /** Whether today has shown it to be so. */
  readonly isShown: boolean;
  /** "You run your own studio", without its full stop. */
  readonly you: string;
  /** "I run my own studio." */
  readonly i: string;
  /** "to run your own studio"; null where it can't be said as what they want. */
  readonly wish: string | null;
}

/** A goal that is said as what somebody wants. */
export interface Wish {
  readonly role: Role;
  readonly bearing: number;
  /** Whether today has shown it to be so. */
  readonly isShown: boolean;
  /** What follows "You want": "to pass the bar", "a new hip". */
  readonly wish: string;
}

export interface Goals {
  /** First those that today has shown, then those that have most to do with what is on the mind. */
  readonly told: readonly SureGoal[];
  /** In the same order. */
  readonly wishes: readonly Wish[];
  /** The places of those that today hurts, or that can't be said at all. */
  readonly resting: readonly Role[];
}

const roles = ["goal-1", "goal-2", "goal-3"] as const;
const sayableWish = /^[\p{L}\p{M}][\p{L}\p{M} ,.'-]*[\p{L}\p{M}]$/u;
const sayable = /^\p{Lu}[\p{L}\p{M}\p{N} ,.?!'-]*[.?!]$/u;

/** How each goal may be spoken of; one that stands twice counts once. */
export function sortGoals(goals: readonly string[], readings: Reading["goals"]): Goals {
  const told: SureGoal[] = [];
  const wishes: Wish[] = [];
  const resting: Role[] = [];
  for (const [index, role] of roles.entries()) {
    const reading: GoalReading | null = readings[index] ?? null;
    if (reading === null || (goals[index] ?? "").trim() === "") continue;
    const { kind, isSore, bearing, isShown } = reading;
    const you = straight(reading.told?.you ?? "");
    const i = straight(reading.told?.i ?? "");
    const wanted = straight(reading.wish ?? "");
    const wish = sayableWish.test(wanted) ? wanted : null;
    const isTwice =
      told.some((other) => other.you === withoutEnd(you)) ||
      [...told, ...wishes].some((other) => wish !== null && other.wish === wish);
    if (isSore) resting.push(role);
    else if (isTwice) continue;
    else if (sayable.test(you) && sayable.test(i))
      told.push({ role, kind, bearing, isShown, you: withoutEnd(you), i, wish });
    else if (wish === null) resting.push(role);
    else wishes.push({ role, bearing, isShown, wish });
  }
  const weight = ({ bearing, isShown }: SureGoal | Wish) => bearing + (isShown ? 1 : 0);
  const byBearing = (one: SureGoal | Wish, other: SureGoal | Wish) => weight(other) - weight(one);
  return { told: told.toSorted(byBearing), wishes: wishes.toSorted(byBearing), resting };
}

const withoutEnd = (text: string) => text.replace(/[.?!]+$/, "");

function straight(text: string): string {
  return text.replaceAll("’", "'").trim();
}
