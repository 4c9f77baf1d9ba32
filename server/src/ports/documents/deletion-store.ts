import type { InspirationId, Uid } from "@hearten/contract/ids.ts";

/**
 * The deletion of a person's account. It holds what is needed to finish the deletion when the rest is
 * gone, and nothing that the person wrote.
 */
export interface Deletion {
  readonly uid: Uid;
  /** When it began, by the store's clock: ISO 8601 with milliseconds. */
  readonly beganAt: string;
  /**
   * The ids of all inspirations that the person had or had just removed when it began. Their media are found by them.
   */
  readonly inspirationIds: readonly InspirationId[];
  /** The encrypted tokens that are not yet revoked at the sign-in providers. */
  readonly providerTokens: readonly string[];
}

/**
 * The account deletions that have begun and not ended. The key is the person's id. See `Documents`
 * for what all stores promise.
 */
export interface DeletionStore {
  /**
   * Stores that the person is leaving, and returns the stored deletion. When the deletion has already
   * begun, it stays as it is. Until it ends, nothing can be added for the person, so requests that
   * still run leave nothing behind. Atomic with `ProfileStore.create` and `InspirationStore.add`: an
   * inspiration that is added at the same time is either refused or in `inspirationIds`.
   */
  begin(uid: Uid, providerTokens: readonly string[]): Promise<Deletion>;
  /** Null when the person is not leaving. */
  read(uid: Uid): Promise<Deletion | null>;
  /** All of them, the oldest first. */
  list(): Promise<readonly Deletion[]>;
  /** Changes the given fields. Does nothing when there is no such deletion. */
  update(uid: Uid, changes: Pick<Deletion, "providerTokens">): Promise<void>;
  /**
   * Removes the deletions. Afterwards the store's files hold no trace of the deleted data. That reads
   * all of its files, so call it once for many people.
   */
  end(uids: readonly Uid[]): Promise<void>;
}
