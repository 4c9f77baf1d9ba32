import type { DatabaseSync } from "node:sqlite";
import { readSetting } from "./empty-log.ts";

/**
 * Writes the version of the schema anew, as it is: one page, which goes to the disk. To take the lock for writing would
 * prove less, for that succeeds on a full disk, too. Commits and syncs: some milliseconds in which nothing else happens.
 *
 * @throws when the database can't be written
 */
export function checkWritable(database: DatabaseSync): void {
  database.exec(`pragma user_version = ${readSetting(database, "user_version")}`);
}
