import type { Input } from "@hearten/contract/endpoint.ts";
import type { Profile, profileEndpoints } from "@hearten/contract/profile.ts";
import { isOutOfReach } from "../../api/api-error.ts";
import type { Client } from "../../api/client.ts";
import { createVariable, type Observable } from "../../api/observable.ts";

type ProfileClient = Pick<Client, "readProfile" | "updateProfile">;
export type ProfileChanges = Input<typeof profileEndpoints.updateProfile>;

/** The signed-in person's profile, shared by all screens. */
export interface ProfileStore {
  /** Null until it is loaded, and for a person without a profile. */
  readonly profile: Observable<Profile | null>;
  /** Reads it, unless it is loaded. Without an answer of the server it is the one stored on this device. */
  readonly load: () => Promise<Profile | null>;
  /** Reads it again, because it may have changed on another device. Without an answer it stays as it is. */
  readonly refresh: () => Promise<Profile | null>;
  readonly save: (changes: ProfileChanges) => Promise<Profile>;
  /** Removes it at a sign-out. */
  readonly clear: () => void;
}

/**
 * @param recall returns the profile that is stored on this device, as long as the server has not confirmed the
 *   sign-in; then null
 */
export function createProfileStore(
  client: ProfileClient,
  recall: () => Promise<Profile | null>,
): ProfileStore {
  const profile = createVariable<Profile | null>(null);
  /** Increased when the profile is cleared, so that a late answer for an earlier person is ignored. */
  let generation = 0;
  /** Increased by each save, so that an answer from before the save is ignored. */
  let saves = 0;
  /** Whether the profile comes from the device's storage. */
  let isRecalled = false;

  function keep(asked: number, value: Profile | null): void {
    if (asked !== generation) return;
    isRecalled = false;
    profile.set(value);
  }

  async function refresh(): Promise<Profile | null> {
    const known = profile.get();
    const asked = generation;
    const recalled = await recall();
    if (recalled !== null) {
      if (asked === generation && profile.get() === null) {
        profile.set(recalled);
        isRecalled = true;
      }
      return profile.get() ?? recalled;
    }
    const before = saves;
    try {
      const answer = await client.readProfile({});
      if (before === saves) keep(asked, answer.profile);
      return answer.profile;
    } catch (error) {
      if (known !== null && isOutOfReach(error)) return known;
      throw error;
    }
  }

  return {
    profile,
    async load() {
      const known = profile.get();
      return known !== null && !isRecalled ? known : refresh();
    },
    refresh,
    async save(changes) {
      const asked = generation;
      const answer = await client.updateProfile(changes);
      if (asked === generation) saves += 1;
      keep(asked, answer.profile);
      return answer.profile;
    },
    clear() {
      generation += 1;
      profile.set(null);
    },
  };
}
