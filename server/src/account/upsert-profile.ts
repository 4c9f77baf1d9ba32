import { usualMusic } from "@hearten/contract/music.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import type { SignedIn } from "../ports/authentication-provider.ts";
import type { EarlierAccounts } from "./earlier-account.ts";
import type { ProfileStore } from "../ports/documents/profile-store.ts";

/**
 * Creates a person's profile at the first sign-in, and at the first after a take-over. At every later one it stores the
 * time, and the name from a provider if the profile has none.
 *
 * @throws `not-signed-in` when the account is being deleted
 */
export async function upsertProfile(
  profiles: ProfileStore,
  earlierAccounts: Pick<EarlierAccounts, "setAside">,
  { person, isAddressProved, name }: Pick<SignedIn, "person" | "isAddressProved" | "name">,
  now: Date,
): Promise<Profile> {
  const moment = now.toISOString();
  const earlierAccountSince = await earlierAccounts.setAside({ person, isAddressProved });
  const profile = await profiles.create(person.uid, {
    email: person.email,
    createdAt: moment,
    lastLoginAt: moment,
    firstName: name.firstName,
    lastName: name.lastName,
    displayName: name.displayName,
    goals: [],
    hasCompletedOnboarding: false,
    voice: null,
    keepsWordsHere: false,
    music: usualMusic,
    reminder: null,
    calendarHash: null,
    isAddressProved,
    earlierAccountSince,
    updatedAt: moment,
  });
  const noted = {
    email: person.email,
    lastLoginAt: moment,
    isAddressProved,
    firstName: profile.firstName ?? name.firstName,
    lastName: profile.lastName ?? name.lastName,
  };
  const { lastLoginAt, firstName, lastName } = profile;
  const isJustMade =
    profile.isAddressProved === isAddressProved &&
    lastLoginAt === moment &&
    firstName === noted.firstName &&
    lastName === noted.lastName;
  return isJustMade ? profile : ((await profiles.update(person.uid, noted)) ?? profile);
}
