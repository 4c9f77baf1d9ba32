import type { InspirationId, Uid } from "@hearten/contract/ids.ts";

/**
 * What generation has to remember about one inspiration, apart from what its owner sees. Finished
 * steps are kept here, so that a restart goes on from the last one.
 */
export interface StoredGeneration {
  /** Whose it is, so that everything of a person can be deleted together. */
  readonly userId: Uid;
  /** The profile's goals at the time of asking. */
  readonly goals: readonly string[];
  /** What is on the person's mind, as the call said it. */
  readonly description: string;
  /** The finished script as JSON, null until it is written. Only the generation feature reads it. */
  readonly script: string | null;
}

/**
 * The generations, one an inspiration and keyed by its id. They go with their inspirations, by
 * `InspirationStore.deleteAll`. What every store of documents promises is said at `Documents`.
 */
export interface GenerationStore {
  /** Null when there is none, whatever the shape of the id. */
  read(id: InspirationId): Promise<StoredGeneration | null>;
  /**
   * Adds the generation or replaces it (an upsert). Changes nothing when there is no such inspiration
   * at that very moment (atomic with `InspirationStore.deleteAll`).
   */
  write(id: InspirationId, generation: StoredGeneration): Promise<void>;
}
