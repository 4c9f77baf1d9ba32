import { randomUUID } from "node:crypto";
import { toInspirationId, type Uid } from "@hearten/contract/ids.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import type { InspirationStore, NewInspiration, StoredInspiration } from "./inspiration-store.ts";

/** A profile as it is after the first sign-in. */
export const newProfile: Profile = {
  email: "ann@example.com",
  createdAt: "2026-01-02T03:04:05.006Z",
  lastLoginAt: "2026-01-02T03:04:05.006Z",
  firstName: null,
  lastName: null,
  displayName: null,
  goals: [],
  hasCompletedOnboarding: false,
  voice: null,
  keepsWordsHere: false,
  music: "full",
  reminder: null,
  calendarHash: null,
  updatedAt: "2026-01-02T03:04:05.006Z",
};

/** An inspiration that a person is about to add, under a new id unless one is given. */
export const newInspiration = (
  userId: Uid,
  changes: Partial<NewInspiration> = {},
): NewInspiration => ({
  id: toInspirationId(randomUUID()),
  userId,
  length: 1,
  description: "a talk on Monday",
  ...changes,
});

/** Adds an inspiration, and returns what is stored. */
export async function addTo(
  store: Pick<InspirationStore, "add">,
  inspiration: NewInspiration,
): Promise<StoredInspiration> {
  return (await store.add(inspiration)).inspiration;
}

/** Ids that some databases can't have or would take for something else. */
export const impossibleIds = [
  "a/b",
  "a/b/c",
  ".",
  "..",
  "__id__",
  "",
  "\ud800",
  "x".repeat(2_000),
].map(toInspirationId);
