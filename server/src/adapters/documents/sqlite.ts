import type { DatabaseSync } from "node:sqlite";
import type { Documents } from "../../ports/documents/documents.ts";
import { createSqliteDeletions } from "./sqlite-deletions.ts";
import { createSqliteGenerations } from "./sqlite-generations.ts";
import { createSqliteInspirations } from "./sqlite-inspirations.ts";
import { createSqlitePaces } from "./sqlite-paces.ts";
import { createSqliteProfiles } from "./sqlite-profiles.ts";
import { createSqliteRemovals } from "./sqlite-removals.ts";
import { createSqliteUsage } from "./sqlite-usage.ts";

/**
 * Documents on SQLite. This process alone writes the database, so a read and a write without an
 * `await` between them are one step, of whichever stores, and whoever watches is told within the
 * process.
 *
 * @param database opened by `openDatabase`; closed by `close`
 */
export function createSqliteDocuments(
  database: DatabaseSync,
  now: () => number = Date.now,
): Documents {
  return {
    profiles: createSqliteProfiles(database),
    inspirations: createSqliteInspirations(database, now),
    generations: createSqliteGenerations(database),
    removals: createSqliteRemovals(database),
    deletions: createSqliteDeletions(database, now),
    usage: createSqliteUsage(database),
    paces: createSqlitePaces(database),
    async checkHealth() {
      // Taking the write lock proves more than reading: a full or read-only disk fails here.
      database.exec("begin immediate; rollback");
    },
    async close() {
      database.close();
    },
  };
}
