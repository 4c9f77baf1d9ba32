import type { Profile } from "@hearten/contract/profile.ts";

/** A profile, as the server returns it. */
export const storedProfile: Profile = {
  email: "maya@example.com",
  createdAt: "2026-11-21T08:00:00.000Z",
  lastLoginAt: "2026-11-21T08:00:00.000Z",
  firstName: null,
  lastName: null,
  displayName: "Maya",
  goals: ["I rest", "I run"],
  hasCompletedOnboarding: true,
  voice: null,
  keepsWordsHere: false,
  music: "full",
  reminder: null,
  calendarHash: null,
  updatedAt: "2026-11-21T08:00:00.000Z",
};
