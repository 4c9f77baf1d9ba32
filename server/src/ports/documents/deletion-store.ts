import type { InspirationId, Uid } from "@hearten/contract/ids.ts";

/**
 * That a person is leaving. It holds what is needed to finish once the rest is gone, and nothing that
 * the person wrote.
 */
export interface Deletion {
  readonly uid: Uid;
  /** The store's clock when it began, ISO 8601 with milliseconds. */
  readonly beganAt: string;
  /** The ids of all inspirations that the person had when it began; their media are found by them. */
  readonly inspirationIds: readonly InspirationId[];
  /** The sealed tokens that are still to be revoked at the sign-in providers. */
  readonly providerTokens: readonly string[];
}

/**
 * The deletions of accounts that have begun and not ended, keyed by the person's id. What every store
 * of documents promises is said at `Documents`.
 */
export interface DeletionStore {
  /**
   * Remembers that the person is leaving and answers what is remembered; a deletion that has begun
   * stays as it is. From then on until it ends nothing can be added for the person, so that whatever
   * was under way when they left leaves nothing behind. This is atomic with `ProfileStore.create` and
   * `InspirationStore.add`: what is added at the same time is either refused or in `inspirationIds`.
   */
  begin(uid: Uid, providerTokens: readonly string[]): Promise<Deletion>;
  /** Null when the person is not leaving. */
  read(uid: Uid): Promise<Deletion | null>;
  /** All that have begun and not ended, the oldest first. */
  list(): Promise<readonly Deletion[]>;
  /** Changes the fields given; changes nothing when there is no such deletion. */
  update(uid: Uid, changes: Pick<Deletion, "providerTokens">): Promise<void>;
  /**
   * Forgets the deletions, and sees to it that the store's files hold no trace of what was removed.
   * It may keep other calls waiting: once for many people is better than once for each.
   */
  end(uids: readonly Uid[]): Promise<void>;
}
