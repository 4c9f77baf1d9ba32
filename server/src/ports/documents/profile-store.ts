import type { Uid } from "@hearten/contract/ids.ts";
import type { Profile } from "@hearten/contract/profile.ts";

/** The profiles, one for each person. The key is the person's id. See `Documents` for what all stores promise. */
export interface ProfileStore {
  /** Null when the person has no profile, or the id is nobody's. */
  read(uid: Uid): Promise<Profile | null>;
  /**
   * Adds the profile if the person has none. Returns the profile that is stored afterwards.
   *
   * Atomic with `DeletionStore.begin`.
   *
   * @throws `not-signed-in` for a person who is leaving
   */
  create(uid: Uid, profile: Profile): Promise<Profile>;
  /** Changes the given fields. Returns the whole profile, or null when there is none. */
  update(uid: Uid, changes: Partial<Profile>): Promise<Profile | null>;
  /** Does nothing when there is none. */
  delete(uid: Uid): Promise<void>;
}
