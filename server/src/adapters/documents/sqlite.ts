import type { DatabaseSync } from "node:sqlite";
import type { Documents } from "../../ports/documents/documents.ts";
import { checkWritable } from "../sqlite/check-writable.ts";
import { createTraceEraser } from "../sqlite/trace-eraser.ts";
import { createSqliteDeletions } from "./sqlite-deletions.ts";
import { createSqliteGenerations } from "./sqlite-generations.ts";
import { createSqliteInspirations } from "./sqlite-inspirations.ts";
import { createSqlitePaces } from "./sqlite-paces.ts";
import { createSqliteProfiles } from "./sqlite-profiles.ts";
import { createSqliteRemovals } from "./sqlite-removals.ts";
import { createSqliteReports } from "./sqlite-reports.ts";
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
  const eraser = createTraceEraser(database);
  // A crash may have come between what was deleted and its traces.
  if (isAnythingLeaving(database)) eraser.eraseSoon();
  return {
    profiles: createSqliteProfiles(database, eraser),
    inspirations: createSqliteInspirations(database, eraser, now),
    generations: createSqliteGenerations(database),
    removals: createSqliteRemovals(database, eraser),
    reports: createSqliteReports(database, eraser),
    deletions: createSqliteDeletions(database, eraser, now),
    usage: createSqliteUsage(database),
    paces: createSqlitePaces(database),
    checkHealth: async () => checkWritable(database),
    async close() {
      database.close();
      eraser.close();
    },
  };
}

function isAnythingLeaving(database: DatabaseSync): boolean {
  const row = database
    .prepare("select exists (select 1 from removals) or exists (select 1 from deletions) as is_so")
    .get();
  return row?.["is_so"] === 1;
}
