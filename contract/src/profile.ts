import * as v from "valibot";
import { reminder } from "./reminder.ts";
import { goalSlots, maxGoalCharacters, maxNameCharacters, maxVoiceIdCharacters } from "./limits.ts";
import { music, usualMusic } from "./music.ts";

/** Goals that a person can save: at most three texts of at most 500 characters each. */
export const goals = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(maxGoalCharacters))),
  v.maxLength(goalSlots),
);

/** A moment in time, ISO 8601 with milliseconds in UTC. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());

/** The id of the chosen voice. Null: the first that is offered. */
const voice = v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxVoiceIdCharacters)));

/** A person's document in the collection `users`, with the uid as its key. */
export const profile = v.object({
  email: v.nullable(v.string()),
  createdAt: timestamp,
  lastLoginAt: timestamp,
  /** Only from Apple's first sign-in. */
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  displayName: v.nullable(v.string()),
  goals,
  hasCompletedOnboarding: v.boolean(),
  /** Documents of older versions have none. */
  voice: v.optional(voice, null),
  /**
   * Whether the person's words stay on this server: no third party writes or speaks for them. Documents of older
   * versions have none.
   */
  keepsWordsHere: v.optional(v.boolean(), false),
  /** What the quiz begins with. Documents of older versions have none. */
  music: v.optional(music, usualMusic),
  /** When the person wants to be reminded; null for never. Documents of older versions have none. */
  reminder: v.optional(v.nullable(v.object({ ...reminder.entries, chosenAt: timestamp })), null),
  /**
   * The SHA-256 hash of the secret in the address of the person's calendar; null without an address. Documents of
   * older versions have none.
   */
  calendarHash: v.optional(v.nullable(v.string()), null),
  /** Whether the address was proved at the last sign-in. Documents of older versions have none. */
  isAddressProved: v.optional(v.boolean()),
  /**
   * When the earlier account was made. It had this address before the owner proved the address and took the account
   * over. What was in it is set aside until the owner keeps or removes it. Null or absent without an earlier account.
   */
  earlierAccountSince: v.optional(v.nullable(timestamp)),
  updatedAt: timestamp,
});
export type Profile = v.InferOutput<typeof profile>;

export const profileEndpoints = {
  /**
   * Reads the signed-in person's profile. The server creates it at the first sign-in, so it is null only when it was
   * removed.
   */
  readProfile: {
    method: "GET",
    path: "/api/profile",
    access: "signed-in",
    input: v.object({}),
    output: v.object({ profile: v.nullable(profile) }),
  },
  /**
   * Changes the given fields only. Goals are stored exactly as they are sent.
   *
   * @throws `not-found` without a profile
   */
  updateProfile: {
    method: "PATCH",
    path: "/api/profile",
    access: "signed-in",
    input: v.object({
      displayName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxNameCharacters))),
      goals: v.optional(goals),
      hasCompletedOnboarding: v.optional(v.boolean()),
      voice: v.optional(voice),
      keepsWordsHere: v.optional(v.boolean()),
      music: v.optional(music),
      /** Null ends the reminder, and the address of its calendar. */
      reminder: v.optional(v.nullable(reminder)),
    }),
    output: v.object({ profile }),
  },
} as const;
