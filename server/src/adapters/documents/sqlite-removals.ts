import type { DatabaseSync } from "node:sqlite";
import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import type { Removal, RemovalStore } from "../../ports/documents/removal-store.ts";
import { eraseTraces } from "./sqlite-rows.ts";

export function createSqliteRemovals(database: DatabaseSync): RemovalStore {
  const statements = {
    read: database.prepare("select * from removals where motivation_id = ?"),
    list: database.prepare("select * from removals order by removed_at limit ?"),
    end: database.prepare("delete from removals where motivation_id = ?"),
  };
  return {
    async read(id) {
      const row = statements.read.get(id);
      return row === undefined ? null : toRemoval(row);
    },
    list: async (limit) => statements.list.all(limit).map(toRemoval),
    async end(ids) {
      eraseTraces(database, () => {
        for (const id of ids) statements.end.run(id);
      });
    },
  };
}

function toRemoval(row: Readonly<Record<string, unknown>>): Removal {
  return {
    id: toInspirationId(String(row["motivation_id"])),
    userId: toUid(String(row["user_id"])),
    removedAt: String(row["removed_at"]),
  };
}
