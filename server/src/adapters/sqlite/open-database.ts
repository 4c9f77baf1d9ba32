import { DatabaseSync } from "node:sqlite";
import { migrate } from "./migrations.ts";

/**
 * Opens the product's database at its newest shape. A committed write survives the end of the
 * process and, as far as the disk keeps its promise, the loss of power. What is deleted is
 * overwritten, in the file itself with the next checkpoint.
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
