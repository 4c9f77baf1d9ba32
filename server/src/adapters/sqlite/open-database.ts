import { DatabaseSync } from "node:sqlite";
import { migrate } from "./migrations.ts";

/**
 * Opens the product's database and migrates it. A committed write survives a crash and, if the disk is honest, a loss
 * of power. Deleted data is overwritten, in the file itself with the next checkpoint; `TraceEraser` does what is left.
 *
 * @param path of the file, or ":memory:"
 */
export function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 5_000 });
  database.exec(
    "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma trusted_schema = off; pragma secure_delete = on",
  );
  migrate(database);
  return database;
}
