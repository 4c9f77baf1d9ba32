import type { DatabaseSync } from "node:sqlite";

/** Does all of the work or, if it throws, nothing. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec("begin immediate");
  try {
    const result = work();
    database.exec("commit");
    return result;
  } catch (error) {
    // SQLite itself may have ended it, as on a full disk (sqlite.org/lang_transaction.html, section 3).
    if (database.isTransaction) database.exec("rollback");
    throw error;
  }
}
