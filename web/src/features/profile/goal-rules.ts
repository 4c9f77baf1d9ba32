import { goalSlots, maxGoalCharacters, maxNameCharacters } from "@hearten/contract/limits.ts";

/** What stands in the fields for a profile: always as many as there are slots. */
export function fillGoalSlots(goals: readonly string[]): readonly string[] {
  return Array.from({ length: goalSlots }, (_, slot) => goals[slot] ?? "");
}

/** What is wrong with a goal as it would be sent; null when nothing is. */
export function goalProblem(goal: string, isRequired: boolean): string | null {
  if (isRequired && goal.trim() === "") return "Please write this goal";
  return lengthProblem(goal, maxGoalCharacters, "this goal");
}

/** The same for the name that a person goes by. */
export function nameProblem(name: string): string | null {
  return lengthProblem(name.trim(), maxNameCharacters, "your name");
}

/**
 * What is left of the problems that are shown, now that something else stands in this field. One that
 * has become wrong besides is told with the next try, not while it is written.
 *
 * @param found what is wrong with the field as it stands
 */
export function problemsLeft(
  shown: readonly (string | null)[],
  field: number,
  found: string | null,
): readonly (string | null)[] {
  return shown.map((problem, each) => (each === field && problem !== null ? found : problem));
}

/** What the onboarding stores: without blanks around them, and without blank ones. */
export function goalsToStore(goals: readonly string[]): string[] {
  return goals.map((goal) => goal.trim()).filter((goal) => goal !== "");
}

function lengthProblem(text: string, limit: number, what: string): string | null {
  return text.length > limit
    ? `Please keep ${what} to ${limit} characters (it has ${text.length})`
    : null;
}
