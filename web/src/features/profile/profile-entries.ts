import { goalSlots } from "@hearten/contract/limits.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import { fillGoalSlots } from "./goal-rules.ts";
import type { ProfileChanges } from "./profile-store.ts";

/** What is entered and not saved, of the name, then of the goals; null where it stands as it is stored. */
export type ProfileEntries = readonly (string | null)[];

export const nothingEntered: ProfileEntries = Array<null>(1 + goalSlots).fill(null);

/** What stands in the fields. */
export function fieldTexts(profile: Profile, entries: ProfileEntries): string[] {
  const stored = [profile.displayName ?? "", ...fillGoalSlots(profile.goals)];
  return stored.map((text, field) => entries[field] ?? text);
}

/** What there is to save. What was not entered is left out: it may have been changed elsewhere meanwhile. */
export function changesOf(profile: Profile, entries: ProfileEntries): ProfileChanges {
  const [name = "", ...goals] = fieldTexts(profile, entries);
  const [storedName, ...storedGoals] = fieldTexts(profile, nothingEntered);
  const areNewGoals = goals.some((goal, slot) => goal !== storedGoals[slot]);
  return {
    ...(name === storedName ? {} : { displayName: name }),
    ...(areNewGoals ? { goals } : {}),
  };
}

/** What was entered since the others were sent. */
export function withoutSaved(entries: ProfileEntries, saved: ProfileEntries): ProfileEntries {
  return entries.map((text, field) => (text === saved[field] ? null : text));
}
