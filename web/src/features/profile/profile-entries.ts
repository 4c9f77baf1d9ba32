import { goalSlots } from "@hearten/contract/limits.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import { fillGoalSlots } from "./goal-rules.ts";
import type { ProfileChanges } from "./profile-store.ts";

/** The entered values of the name and of the goals, in this order; null for a field that was not changed. */
export type ProfileEntries = readonly (string | null)[];

export const nothingEntered: ProfileEntries = Array<null>(1 + goalSlots).fill(null);

/** What was entered and kept as a text; nothing if the text is none of these. */
export function readEntries(text: string): ProfileEntries {
  try {
    const kept: unknown = JSON.parse(text);
    const isOurs = Array.isArray(kept) && kept.length === nothingEntered.length;
    return isOurs && kept.every(isEntered) ? kept : nothingEntered;
  } catch {
    return nothingEntered;
  }
}

/** The text that `readEntries` reads. */
export function writeEntries(entries: ProfileEntries): string {
  return JSON.stringify(entries);
}

const isEntered = (entry: unknown) => entry === null || typeof entry === "string";

/** The texts of the fields. */
export function fieldTexts(profile: Profile, entries: ProfileEntries): string[] {
  const stored = [profile.displayName ?? "", ...fillGoalSlots(profile.goals)];
  return stored.map((text, field) => entries[field] ?? text);
}

/** The changes to save. Unchanged fields are left out, because they may have changed elsewhere meanwhile. */
export function changesOf(profile: Profile, entries: ProfileEntries): ProfileChanges {
  const [name = "", ...goals] = fieldTexts(profile, entries);
  const [storedName, ...storedGoals] = fieldTexts(profile, nothingEntered);
  const areNewGoals = goals.some((goal, slot) => goal !== storedGoals[slot]);
  return {
    ...(name === storedName ? {} : { displayName: name }),
    ...(areNewGoals ? { goals } : {}),
  };
}

/** The values that were entered after the others were sent. */
export function withoutSaved(entries: ProfileEntries, saved: ProfileEntries): ProfileEntries {
  return entries.map((text, field) => (text === saved[field] ? null : text));
}
