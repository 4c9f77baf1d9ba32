import type { StoredGeneration } from "../ports/documents/generation-store.ts";

/** What a person wrote, of which an inspiration is made. */
type Words = Pick<StoredGeneration, "goals" | "description">;

/** Whether a script for the one is a script for the other. */
export function areSameWords(one: Words, other: Words): boolean {
  return (
    one.description === other.description &&
    JSON.stringify(one.goals) === JSON.stringify(other.goals)
  );
}
