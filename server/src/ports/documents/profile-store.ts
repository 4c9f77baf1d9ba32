import type { Uid } from "@hearten/contract/ids.ts";
import type { Profile } from "@hearten/contract/profile.ts";

/**
 * The profiles, one a person: the collection `users`, keyed by the person's id. What every store of
 * documents promises is said at `Documents`.
 */
export interface ProfileStore {
  /** Null when the person has no profile. */
  read(uid: Uid): Promise<Profile | null>;
  /**
   * Adds the profile unless there is one; answers the one that is there afterwards.
   *
   * @throws `not-signed-in` for a person who is leaving (atomic with `DeletionStore.begin`)
   */
  create(uid: Uid, profile: Profile): Promise<Profile>;
  /** Changes the fields given; answers the whole profile, or null when there is none. */
  update(uid: Uid, changes: Partial<Profile>): Promise<Profile | null>;
  /** Changes nothing when there is none. */
  delete(uid: Uid): Promise<void>;
}
