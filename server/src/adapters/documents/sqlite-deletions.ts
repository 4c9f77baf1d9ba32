import type { DatabaseSync } from "node:sqlite";
import { toInspirationId, type Uid } from "@hearten/contract/ids.ts";
import type { Deletion, DeletionStore } from "../../ports/documents/deletion-store.ts";
import type { TraceEraser } from "../sqlite/trace-eraser.ts";
import { decodeDocument, decodeDocuments, encodeDocument } from "./sqlite-rows.ts";
import { inSteps } from "./sqlite-steps.ts";

export function createSqliteDeletions(
  database: DatabaseSync,
  eraser: Pick<TraceEraser, "erase" | "eraseSoon">,
  now: () => number,
): DeletionStore {
  const statements = {
    inspirationIds: database.prepare(
      `select id from motivations where user_id = ?
       union select motivation_id as id from removals where user_id = ?`,
    ),
    read: database.prepare("select document from deletions where uid = ?"),
    list: database.prepare("select document from deletions order by began_at"),
    write: database.prepare(
      `insert into deletions (uid, began_at, document) values (?, ?, ?)
       on conflict do update set document = excluded.document`,
    ),
    removals: database.prepare("select motivation_id as id from removals where user_id = ?"),
    endRemoval: database.prepare("delete from removals where motivation_id = ?"),
    end: database.prepare("delete from deletions where uid = ?"),
  };

  const read = (uid: Uid) => decodeDocument("deletion", statements.read.get(uid));
  const write = (deletion: Deletion) =>
    statements.write.run(deletion.uid, deletion.beganAt, encodeDocument("deletion", deletion));

  return {
    async begin(uid, providerTokens) {
      const begun = read(uid);
      if (begun !== null) return begun;
      const inspirationIds = statements.inspirationIds
        .all(uid, uid)
        .map((row) => toInspirationId(String(row["id"])));
      const beganAt = new Date(now()).toISOString();
      const deletion = { uid, beganAt, inspirationIds, providerTokens };
      write(deletion);
      return deletion;
    },
    read: async (uid) => read(uid),
    list: async () => decodeDocuments("deletion", statements.list.all()),
    async update(uid, changes) {
      const present = read(uid);
      if (present === null) return;
      write({ ...present, ...changes });
      eraser.eraseSoon();
    },
    async end(uids) {
      // Before they are forgotten, or a crash could leave traces that nobody looks for.
      await eraser.erase();
      const removals = uids.flatMap((uid) => statements.removals.all(uid));
      await inSteps(database, removals, (row) => statements.endRemoval.run(row["id"] ?? null));
      await inSteps(database, uids, (uid) => statements.end.run(uid));
      await eraser.erase();
    },
  };
}
