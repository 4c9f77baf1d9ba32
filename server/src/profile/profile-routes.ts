import type { Profile, profileEndpoints } from "@hearten/contract/profile.ts";
import type { Reminder } from "@hearten/contract/reminder.ts";
import type { Handlers } from "../http/contract-routes.ts";
import type { ProfileStore } from "../ports/documents/profile-store.ts";
import { Refusal } from "../ports/refusal.ts";

export function createProfileRoutes(profiles: ProfileStore): Handlers<typeof profileEndpoints> {
  return {
    async readProfile(_input, { session }) {
      return { profile: await profiles.read(session.person.uid) };
    },
    async updateProfile(input, { session }) {
      const { displayName, goals, hasCompletedOnboarding, voice, keepsWordsHere, music, reminder } =
        input;
      const now = new Date().toISOString();
      const profile = await profiles.update(session.person.uid, {
        // An empty name is stored as null.
        ...(displayName === undefined ? {} : { displayName: displayName || null }),
        ...(goals === undefined ? {} : { goals }),
        ...(hasCompletedOnboarding === undefined ? {} : { hasCompletedOnboarding }),
        ...(voice === undefined ? {} : { voice }),
        ...(keepsWordsHere === undefined ? {} : { keepsWordsHere }),
        ...(music === undefined ? {} : { music }),
        ...(reminder === undefined ? {} : toStoredReminder(reminder, now)),
        updatedAt: now,
      });
      if (profile === null) throw new Refusal("not-found", "There is no profile.");
      return { profile };
    },
  };
}

/** Without a reminder there is nothing to read in a calendar, so its address ends. */
function toStoredReminder(reminder: Reminder | null, chosenAt: string): Partial<Profile> {
  return reminder === null
    ? { reminder, calendarHash: null }
    : { reminder: { ...reminder, chosenAt } };
}
