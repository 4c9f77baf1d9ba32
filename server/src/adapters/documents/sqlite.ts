import type { DatabaseSync } from "node:sqlite";
import type { Status } from "@hearten/contract/inspirations.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import type { Deletion, Documents, Generation, Motivation } from "../../ports/documents.ts";
import { toNewMotivation } from "./new-motivation.ts";
import { decodeCursor, encodeCursor } from "./page-cursor.ts";
import { refuseLeaving } from "./refuse-leaving.ts";
import { createWatchers } from "./watchers.ts";

/**
 * Documents on SQLite. This process alone writes the database, so a read and a write without an
 * `await` between them are one step, and whoever watches is told within the process.
 *
 * @param database opened by `openDatabase`; closed by `close`
 */
export function createSqliteDocuments(
  database: DatabaseSync,
  now: () => number = Date.now,
): Documents {
  const statements = prepare(database);
  const watchers = createWatchers();
  const newest = statements.newest.get()?.["created_at"];
  let lastCreatedAt = typeof newest === "string" ? Date.parse(newest) : 0;

  const readMotivation = (id: string) =>
    parse(statements.readMotivation.get(id)) as Motivation | null;
  const readProfile = (uid: string) => parse(statements.readProfile.get(uid)) as Profile | null;
  const readDeletion = (uid: string) => parse(statements.readDeletion.get(uid)) as Deletion | null;
  const writeDeletion = (deletion: Deletion) =>
    statements.writeDeletion.run(deletion.uid, deletion.beganAt, JSON.stringify(deletion));
  /** What is removed is overwritten in the database; the log beside it still holds it. */
  const emptyLog = () => database.exec("pragma wal_checkpoint(truncate)");

  return {
    readProfile: async (uid) => readProfile(uid),
    async createProfile(uid, profile) {
      refuseLeaving(readDeletion(uid));
      statements.createProfile.run(uid, JSON.stringify(profile));
      return readProfile(uid) ?? profile;
    },
    async updateProfile(uid, changes) {
      const present = readProfile(uid);
      if (present === null) return null;
      const changed = { ...present, ...changes };
      statements.updateProfile.run(JSON.stringify(changed), uid);
      return changed;
    },
    async deleteProfile(uid) {
      statements.deleteProfile.run(uid);
      emptyLog();
    },

    async addMotivation(motivation) {
      const present = readMotivation(motivation.id);
      if (present !== null) return present;
      refuseLeaving(readDeletion(motivation.userId));
      lastCreatedAt = Math.max(now(), lastCreatedAt + 1);
      const added = toNewMotivation(motivation, new Date(lastCreatedAt));
      statements.addMotivation.run(
        added.id,
        added.userId,
        added.createdAt,
        added.status,
        JSON.stringify(added),
      );
      watchers.tell(added.userId, { id: added.id, motivation: added });
      return added;
    },
    readMotivation: async (id) => readMotivation(id),
    async updateMotivation(id, from: readonly Status[], changes) {
      const present = readMotivation(id);
      if (present === null || !from.includes(present.status)) return null;
      const changed = { ...present, ...changes };
      statements.updateMotivation.run(changed.status, JSON.stringify(changed), id);
      watchers.tell(changed.userId, { id, motivation: changed });
      return changed;
    },
    async listMotivations(uid, limit, cursor) {
      const place = cursor === null ? null : decodeCursor(cursor);
      const rows =
        place === null
          ? statements.firstPage.all(uid, limit + 1)
          : statements.nextPage.all(uid, place.createdAt, place.createdAt, place.id, limit + 1);
      const motivations = parseAll(rows.slice(0, limit));
      const last = motivations.at(-1);
      const hasMore = rows.length > limit;
      return {
        motivations,
        nextCursor: hasMore && last !== undefined ? encodeCursor(last) : null,
      };
    },
    listWaitingMotivations: async (before, limit) =>
      parseAll(statements.waiting.all(before.toISOString(), limit)),
    async watchMotivations(uid, onChange, _onError, signal) {
      watchers.add(uid, onChange, signal);
    },
    async deleteMotivations(uid) {
      const ids = statements.deleteMotivations.all(uid).map((row) => String(row["id"]));
      emptyLog();
      for (const id of ids) watchers.tell(uid, { id, motivation: null });
      return ids;
    },

    readGeneration: async (id) => parse(statements.readGeneration.get(id)) as Generation | null,
    async writeGeneration(id, generation) {
      statements.writeGeneration.run(JSON.stringify(generation), id);
    },

    async beginDeletion(uid, providerTokens) {
      const begun = readDeletion(uid);
      if (begun !== null) return begun;
      const motivations = statements.motivationIds.all(uid).map((row) => String(row["id"]));
      const beganAt = new Date(now()).toISOString();
      const deletion = { uid, beganAt, motivations, providerTokens };
      writeDeletion(deletion);
      return deletion;
    },
    readDeletion: async (uid) => readDeletion(uid),
    listDeletions: async () => statements.deletions.all().map((row) => parse(row) as Deletion),
    async updateDeletion(uid, changes) {
      const present = readDeletion(uid);
      if (present === null) return;
      writeDeletion({ ...present, ...changes });
      emptyLog();
    },
    async endDeletions(uids) {
      // Rows that SQLite had moved between pages can leave traces that it does not overwrite.
      database.exec("vacuum");
      for (const uid of uids) statements.endDeletion.run(uid);
      emptyLog();
    },

    async checkHealth() {
      // Taking the write lock proves more than reading: a full or read-only disk fails here.
      database.exec("begin immediate; rollback");
    },
    async close() {
      database.close();
    },
  };
}

function prepare(database: DatabaseSync) {
  const inOrder = "order by created_at desc, id limit ?";
  return {
    readProfile: database.prepare("select document from users where uid = ?"),
    createProfile: database.prepare(
      "insert into users (uid, document) values (?, ?) on conflict do nothing",
    ),
    updateProfile: database.prepare("update users set document = ? where uid = ?"),
    deleteProfile: database.prepare("delete from users where uid = ?"),
    newest: database.prepare("select max(created_at) as created_at from motivations"),
    addMotivation: database.prepare(
      "insert into motivations (id, user_id, created_at, status, document) values (?, ?, ?, ?, ?)",
    ),
    readMotivation: database.prepare("select document from motivations where id = ?"),
    updateMotivation: database.prepare(
      "update motivations set status = ?, document = ? where id = ?",
    ),
    firstPage: database.prepare(`select document from motivations where user_id = ? ${inOrder}`),
    nextPage: database.prepare(
      `select document from motivations
       where user_id = ? and (created_at < ? or (created_at = ? and id > ?)) ${inOrder}`,
    ),
    waiting: database.prepare(
      `select document from motivations
       where status in ('pending', 'processing') and created_at < ? order by created_at limit ?`,
    ),
    deleteMotivations: database.prepare("delete from motivations where user_id = ? returning id"),
    readGeneration: database.prepare("select document from generations where motivation_id = ?"),
    writeGeneration: database.prepare(
      `insert into generations (motivation_id, document)
       select id, ? from motivations where id = ?
       on conflict do update set document = excluded.document`,
    ),
    motivationIds: database.prepare("select id from motivations where user_id = ?"),
    readDeletion: database.prepare("select document from deletions where uid = ?"),
    deletions: database.prepare("select document from deletions order by began_at"),
    writeDeletion: database.prepare(
      `insert into deletions (uid, began_at, document) values (?, ?, ?)
       on conflict do update set document = excluded.document`,
    ),
    endDeletion: database.prepare("delete from deletions where uid = ?"),
  };
}

/** A stored document; its text was written by this adapter from a value of the type it is read as. */
function parse(row: Record<string, unknown> | undefined): unknown {
  const document = row?.["document"];
  return typeof document === "string" ? JSON.parse(document) : null;
}

function parseAll(rows: readonly Record<string, unknown>[]): Motivation[] {
  return rows.map((row) => parse(row) as Motivation);
}
