import { goalSlots, maxGoalCharacters, maxNameCharacters } from "@hearten/contract/limits.ts";
import type { Problem } from "../../ui/problem.ts";

/** The values of the goal fields, one for each slot. */
export function fillGoalSlots(goals: readonly string[]): readonly string[] {
  return Array.from({ length: goalSlots }, (_, slot) => goals[slot] ?? "");
}

/** The error of a goal after trimming; null if it has none. */
export function goalProblem(goal: string, isRequired: boolean): Problem | null {
  if (isRequired && goal.trim() === "") return { words: "Please write this goal" };
  return lengthProblem(goal, maxGoalCharacters, "this goal");
}

/** The same for the display name. */
export function nameProblem(name: string): Problem | null {
  return lengthProblem(name.trim(), maxNameCharacters, "your name");
}

/**
 * The errors that stay after a field has changed. New errors are not shown while somebody types, but when the form is
 * sent.
 *
 * @param found the error of the present value
 */
export function problemsLeft(
  shown: readonly (Problem | null)[],
  field: number,
  found: Problem | null,
): readonly (Problem | null)[] {
  return shown.map((problem, each) => (each === field && problem !== null ? found : problem));
}

/** The goals that the onboarding stores: trimmed, and without empty ones. */
export function goalsToStore(goals: readonly string[]): string[] {
  return goals.map((goal) => goal.trim()).filter((goal) => goal !== "");
}

function lengthProblem(text: string, limit: number, what: string): Problem | null {
  return text.length > limit
    ? {
        words: `Please keep ${what} to ${limit} characters`,
        count: `(it has ${text.length})`,
      }
    : null;
}
