import type { DeletionStore } from "./deletion-store.ts";
import type { GenerationStore } from "./generation-store.ts";
import type { InspirationStore } from "./inspiration-store.ts";
import type { PaceStore } from "./pace-store.ts";
import type { ProfileStore } from "./profile-store.ts";
import type { RemovalStore } from "./removal-store.ts";
import type { ReportStore } from "./report-store.ts";
import type { UsageStore } from "./usage-store.ts";

/**
 * The product's documents: one database with one store for each collection. A feature receives only
 * the stores that it uses. Only the composition root holds the whole.
 *
 * A write is durable when its promise resolves. A missing document is null. Any call can reject when
 * the database is out of reach; the caller decides whether to retry. Some methods depend on another
 * store. Their docstrings say "atomic": no write of the other store can come in between.
 */
export interface Documents {
  readonly profiles: ProfileStore;
  readonly inspirations: InspirationStore;
  readonly generations: GenerationStore;
  readonly removals: RemovalStore;
  readonly reports: ReportStore;
  readonly deletions: DeletionStore;
  readonly usage: UsageStore;
  readonly paces: PaceStore;
  /** Resolves when the database can be read and written; rejects with the reason when it can't. */
  checkHealth(): Promise<void>;
  /** Releases the resources of the database. Afterwards every call of every store rejects. */
  close(): Promise<void>;
}
