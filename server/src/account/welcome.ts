import type { Profile } from "@hearten/contract/profile.ts";
import type { SignedIn } from "../ports/authentication-provider.ts";
import type { ProfileStore } from "../ports/documents/profile-store.ts";

/**
 * Makes the profile with a person's first sign-in and notes every later one in it, with what a
 * provider has told of the name meanwhile.
 *
 * @throws `not-signed-in` for a person who is leaving
 */
export async function welcome(
  profiles: ProfileStore,
  { person, name }: Pick<SignedIn, "person" | "name">,
  now: Date,
): Promise<Profile> {
  const moment = now.toISOString();
  const profile = await profiles.create(person.uid, {
    email: person.email,
    createdAt: moment,
    lastLoginAt: moment,
    firstName: name.firstName,
    lastName: name.lastName,
    displayName: name.displayName,
    goals: [],
    hasCompletedOnboarding: false,
    updatedAt: moment,
  });
  const noted = {
    email: person.email,
    lastLoginAt: moment,
    firstName: profile.firstName ?? name.firstName,
    lastName: profile.lastName ?? name.lastName,
  };
  const { lastLoginAt, firstName, lastName } = profile;
  const isJustMade =
    lastLoginAt === moment && firstName === noted.firstName && lastName === noted.lastName;
  return isJustMade ? profile : ((await profiles.update(person.uid, noted)) ?? profile);
}
