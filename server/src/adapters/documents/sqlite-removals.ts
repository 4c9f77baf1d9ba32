import type { DatabaseSync } from "node:sqlite";
import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import type { Removal, RemovalStore } from "../../ports/documents/removal-store.ts";
import type { TraceEraser } from "../sqlite/trace-eraser.ts";
import { inSteps } from "./sqlite-steps.ts";

export function createSqliteRemovals(
  database: DatabaseSync,
  eraser: Pick<TraceEraser, "erase">,
): RemovalStore {
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
      // Before they are forgotten, or a crash could leave traces that nobody looks for.
      await eraser.erase();
      await inSteps(database, ids, (id) => statements.end.run(id));
      await eraser.erase();
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
