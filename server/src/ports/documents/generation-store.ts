import type { InspirationId, Uid } from "@hearten/contract/ids.ts";

/**
 * What the generation of one inspiration has to remember, besides what the owner sees. Finished steps
 * are stored here, so that a restart continues after the last one.
 */
export interface StoredGeneration {
  /**
   * Whose inspiration it was when it was asked for. `InspirationStore.handOver` leaves it. Only the move to the hosted
   * stack reads it: whether somebody who is leaving has left the generation there.
   */
  readonly userId: Uid;
  /** The profile's goals at the time of asking. */
  readonly goals: readonly string[];
  /** What is on the person's mind, as the creation call sent it. */
  readonly description: string;
  /** The finished script as JSON. Null until it is written. Only the generation feature reads it. */
  readonly script: string | null;
}

/**
 * The generations, one for each inspiration. The key is the inspiration's id.
 * `InspirationStore.deleteAll` deletes them. See `Documents` for what all stores promise.
 */
export interface GenerationStore {
  /** Null when there is none. The id can have any format. */
  read(id: InspirationId): Promise<StoredGeneration | null>;
  /**
   * Adds or replaces the generation (upsert). Does nothing when the inspiration does not exist at that
   * moment. Atomic with `InspirationStore.deleteAll`.
   */
  write(id: InspirationId, generation: StoredGeneration): Promise<void>;
}
