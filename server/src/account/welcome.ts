import type { Profile } from "@hearten/contract/profile.ts";
import type { SignedIn } from "../ports/authentication-provider.ts";
import type { Documents } from "../ports/documents.ts";

/** Makes the profile with a person's first sign-in and notes every later one in it. */
export async function welcome(
  documents: Documents,
  { person, name }: Pick<SignedIn, "person" | "name">,
  now: Date,
): Promise<Profile> {
  const moment = now.toISOString();
  const profile = await documents.createProfile(person.uid, {
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
  if (profile.lastLoginAt === moment) return profile;
  const changes = { email: person.email, lastLoginAt: moment };
  return (await documents.updateProfile(person.uid, changes)) ?? profile;
}
