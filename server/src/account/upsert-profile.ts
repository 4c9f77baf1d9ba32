import type { Person } from "@hearten/contract/account.ts";
import { usualMusic } from "@hearten/contract/music.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import type { SignedIn } from "../ports/authentication-provider.ts";
import type { EarlierAccounts } from "./earlier-account.ts";
import type { ProfileStore } from "../ports/documents/profile-store.ts";

/** A sign-in, as it concerns the profile. */
interface ProfileSignIn extends Pick<SignedIn, "person" | "isAddressProved" | "name"> {
  readonly signedInAt: Date;
}

/**
 * Creates a person's profile at the first sign-in, and at the first after a take-over. At every later one it stores the
 * time. First and last name are stored during the first sign-in alone, if the account was created through Apple.
 *
 * @throws `not-signed-in` when the account is being deleted
 */
export async function upsertProfile(
  profiles: ProfileStore,
  earlierAccounts: Pick<EarlierAccounts, "setAside">,
  { person, isAddressProved, name, signedInAt }: ProfileSignIn,
  now: Date,
): Promise<Profile> {
  const moment = now.toISOString();
  const earlierAccountSince = await earlierAccounts.setAside({ person, isAddressProved });
  const { firstName, lastName } = entersByAppleAlone(person) ? name : noName;
  const profile = await profiles.create(person.uid, {
    email: person.email,
    createdAt: moment,
    lastLoginAt: moment,
    firstName,
    lastName,
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
  // Another call of the same sign-in may have made the profile before the names were told.
  const isFirstSignIn = signedInAt.getTime() < Date.parse(profile.createdAt);
  const noted = {
    email: person.email,
    lastLoginAt: moment,
    isAddressProved,
    firstName: profile.firstName ?? (isFirstSignIn ? firstName : null),
    lastName: profile.lastName ?? (isFirstSignIn ? lastName : null),
  };
  const isJustMade =
    profile.isAddressProved === isAddressProved &&
    profile.lastLoginAt === moment &&
    profile.firstName === noted.firstName &&
    profile.lastName === noted.lastName;
  return isJustMade ? profile : ((await profiles.update(person.uid, noted)) ?? profile);
}

const noName = { firstName: null, lastName: null };

/**
 * Whether Apple is the only way into the account. At the first sign-in that says that the account was created through
 * Apple: ways that are linked later are added to the first.
 */
export function entersByAppleAlone({ methods }: Person): boolean {
  return methods.length === 1 && methods[0] === "apple";
}
