import type { DatabaseSync } from "node:sqlite";
import type { Deletion, DeletionStore } from "../../ports/documents/deletion-store.ts";
import { emptyLog, parseDocument, parseDocuments } from "./sqlite-rows.ts";

/** A deletion under the names that it is stored by. */
export interface DeletionRow {
  readonly uid: string;
  readonly beganAt: string;
  readonly motivations: readonly string[];
  readonly providerTokens: readonly string[];
}

export function createSqliteDeletions(database: DatabaseSync, now: () => number): DeletionStore {
  const statements = {
    inspirationIds: database.prepare("select id from motivations where user_id = ?"),
    read: database.prepare("select document from deletions where uid = ?"),
    list: database.prepare("select document from deletions order by began_at"),
    write: database.prepare(
      `insert into deletions (uid, began_at, document) values (?, ?, ?)
       on conflict do update set document = excluded.document`,
    ),
    end: database.prepare("delete from deletions where uid = ?"),
  };

  const read = (uid: string) => {
    const row = parseDocument(statements.read.get(uid)) as DeletionRow | null;
    return row === null ? null : toDeletion(row);
  };
  const write = (deletion: Deletion) =>
    statements.write.run(deletion.uid, deletion.beganAt, JSON.stringify(toDeletionRow(deletion)));

  return {
    async begin(uid, providerTokens) {
      const begun = read(uid);
      if (begun !== null) return begun;
      const inspirationIds = statements.inspirationIds.all(uid).map((row) => String(row["id"]));
      const beganAt = new Date(now()).toISOString();
      const deletion = { uid, beganAt, inspirationIds, providerTokens };
      write(deletion);
      return deletion;
    },
    read: async (uid) => read(uid),
    list: async () => (parseDocuments(statements.list.all()) as DeletionRow[]).map(toDeletion),
    async update(uid, changes) {
      const present = read(uid);
      if (present === null) return;
      write({ ...present, ...changes });
      emptyLog(database);
    },
    async end(uids) {
      // Rows that SQLite had moved between pages can leave traces that it does not overwrite.
      database.exec("vacuum");
      for (const uid of uids) statements.end.run(uid);
      emptyLog(database);
    },
  };
}

function toDeletionRow({ uid, beganAt, inspirationIds, providerTokens }: Deletion): DeletionRow {
  return { uid, beganAt, motivations: inspirationIds, providerTokens };
}

export function toDeletion(row: DeletionRow): Deletion {
  const { uid, beganAt, motivations, providerTokens } = row;
  return { uid, beganAt, inspirationIds: motivations, providerTokens };
}
