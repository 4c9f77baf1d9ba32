import type { Profile } from "@hearten/contract/profile.ts";
import type { Weekday } from "@hearten/contract/reminder.ts";

const moment = "2026-11-21T08:00:00.000Z";

/** The profile of somebody who is reminded then. */
export const reminded = (hour: number, ...days: Weekday[]): Profile => ({
  email: "maya@example.com",
  createdAt: moment,
  lastLoginAt: moment,
  firstName: null,
  lastName: null,
  displayName: "Maya",
  goals: ["I run my own studio"],
  hasCompletedOnboarding: true,
  voice: null,
  keepsWordsHere: false,
  music: "full",
  reminder: { hour, days, chosenAt: moment },
  calendarHash: null,
  updatedAt: moment,
});
