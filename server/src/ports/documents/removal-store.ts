import type { InspirationId, Uid } from "@hearten/contract/ids.ts";

/**
 * The removal of one inspiration by its owner. It holds what is needed to finish the removal when the inspiration
 * itself is gone, and nothing that the person wrote.
 */
export interface Removal {
  readonly id: InspirationId;
  /** Whose it was. */
  readonly userId: Uid;
  /** When it was removed, by the store's clock: ISO 8601 with milliseconds. */
  readonly removedAt: string;
}

/**
 * The removals that are not ended. `InspirationStore.remove` adds them. The key is the inspiration's id. A person's
 * deletion covers them: `DeletionStore.begin` includes their ids, and `DeletionStore.end` removes them. See
 * `Documents` for what all stores promise.
 */
export interface RemovalStore {
  /** Null when there is none. The id can have any format. */
  read(id: InspirationId): Promise<Removal | null>;
  /** The `limit` oldest, of all people. */
  list(limit: number): Promise<readonly Removal[]>;
  /**
   * Forgets the removals. Afterwards the store's files hold no trace of the removed inspirations. That reads all of
   * its files, so call it once for many.
   */
  end(ids: readonly InspirationId[]): Promise<void>;
}
