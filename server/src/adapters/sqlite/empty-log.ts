import type { DatabaseSync } from "node:sqlite";

/**
 * Brings the database's file up to date and empties the write-ahead log beside it, in which deleted data would stay
 * readable. Returns false, at once, while that can't be done: a transaction is open, or somebody else reads.
 */
export function emptyLog(database: DatabaseSync): boolean {
  if (database.isTransaction) return false;
  const patience = readSetting(database, "busy_timeout");
  database.exec("pragma busy_timeout = 0");
  try {
    return readSetting(database, "wal_checkpoint(truncate)") === 0;
  } finally {
    database.exec(`pragma busy_timeout = ${patience}`);
  }
}

/** The number that a pragma answers with, the first if there are more. */
export function readSetting(database: DatabaseSync, pragma: string): number {
  return Number(Object.values(database.prepare(`pragma ${pragma}`).get() ?? {})[0]);
}
