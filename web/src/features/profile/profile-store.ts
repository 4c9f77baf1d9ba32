import type { Input } from "@hearten/contract/endpoint.ts";
import type { Profile, profileEndpoints } from "@hearten/contract/profile.ts";
import type { Client } from "../../api/client.ts";
import { createVariable, type Observable } from "../../api/observable.ts";

type ProfileClient = Pick<Client, "readProfile" | "updateProfile">;
export type ProfileChanges = Input<typeof profileEndpoints.updateProfile>;

/** The signed-in person's profile, read once and kept for all screens. */
export interface ProfileStore {
  /** Null until it is loaded, and for somebody who has none. */
  readonly profile: Observable<Profile | null>;
  /** Reads it unless it is there. */
  readonly load: () => Promise<Profile | null>;
  readonly save: (changes: ProfileChanges) => Promise<Profile>;
  /** Forgets it, at sign-out. */
  readonly clear: () => void;
}

export function createProfileStore(client: ProfileClient): ProfileStore {
  const profile = createVariable<Profile | null>(null);
  /** Grows when the profile is forgotten, so that an answer on its way to a former person is dropped. */
  let generation = 0;

  function keep(asked: number, value: Profile | null): void {
    if (asked === generation) profile.set(value);
  }

  return {
    profile,
    async load() {
      const known = profile.get();
      if (known !== null) return known;
      const asked = generation;
      const answer = await client.readProfile({});
      keep(asked, answer.profile);
      return answer.profile;
    },
    async save(changes) {
      const asked = generation;
      const answer = await client.updateProfile(changes);
      keep(asked, answer.profile);
      return answer.profile;
    },
    clear() {
      generation += 1;
      profile.set(null);
    },
  };
}
