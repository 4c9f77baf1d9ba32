import type { DeletionStore } from "./deletion-store.ts";
import type { GenerationStore } from "./generation-store.ts";
import type { InspirationStore } from "./inspiration-store.ts";
import type { ProfileStore } from "./profile-store.ts";

/**
 * The product's documents: one database with a store for each collection. A feature is given the
 * stores that it uses; only the composition holds the whole.
 *
 * A write is durable once its promise resolves. What is absent is null. Any call may reject when the
 * database is out of reach; the caller decides whether to try again. Where a call of one store
 * depends on another one, both look at the same moment: the method says so by the word atomic.
 */
export interface Documents {
  readonly profiles: ProfileStore;
  readonly inspirations: InspirationStore;
  readonly generations: GenerationStore;
  readonly deletions: DeletionStore;
  /** Resolves when the database can be read and written; rejects with the reason when it can't. */
  checkHealth(): Promise<void>;
  /** Releases what the database holds. Afterwards every call of every store rejects. */
  close(): Promise<void>;
}
