import type { Input } from "@hearten/contract/endpoint.ts";
import type { Profile, profileEndpoints } from "@hearten/contract/profile.ts";
import { isOutOfReach } from "../../api/api-error.ts";
import type { Client } from "../../api/client.ts";
import { createVariable, type Observable } from "../../api/observable.ts";

type ProfileClient = Pick<Client, "readProfile" | "updateProfile">;
export type ProfileChanges = Input<typeof profileEndpoints.updateProfile>;

/** The signed-in person's profile, kept for all screens. */
export interface ProfileStore {
  /** Null until it is loaded, and for somebody who has none. */
  readonly profile: Observable<Profile | null>;
  /** Reads it unless it is there; while no server answers it is what was last known on this device. */
  readonly load: () => Promise<Profile | null>;
  /** Reads it anew, since it may have been changed on another device; as it was while no server answers. */
  readonly refresh: () => Promise<Profile | null>;
  readonly save: (changes: ProfileChanges) => Promise<Profile>;
  /** Forgets it, at sign-out. */
  readonly clear: () => void;
}

/**
 * @param recall the profile of whoever is signed in as this device last knew it, while no server has said
 *   that they are; else null
 */
export function createProfileStore(
  client: ProfileClient,
  recall: () => Promise<Profile | null>,
): ProfileStore {
  const profile = createVariable<Profile | null>(null);
  /** Grows when the profile is forgotten, so that an answer on its way to a former person is dropped. */
  let generation = 0;
  /** Grows when it was saved, so that what was read before is dropped. */
  let saves = 0;
  /** Whether what is known is only what was last known. */
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
