import type { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { type InspirationId, toInspirationId } from "@hearten/contract/ids.ts";
import type { InspirationStore } from "../../ports/documents/inspiration-store.ts";
import { inTransaction } from "../sqlite/in-transaction.ts";
import type { TraceEraser } from "../sqlite/trace-eraser.ts";
import { toStoredInspiration } from "./new-inspiration.ts";
import { decodeCursor, encodeCursor } from "./page-cursor.ts";
import { refuseLeaving } from "./refuse-leaving.ts";
import { refuseRemoved } from "./refuse-removed.ts";
import { decodeDocument, decodeDocuments, encodeDocument } from "./sqlite-rows.ts";
import { deletedAtOnce } from "./sqlite-steps.ts";
import { createWatchers } from "./watchers.ts";

export function createSqliteInspirations(
  database: DatabaseSync,
  eraser: Pick<TraceEraser, "eraseSoon">,
  now: () => number,
): InspirationStore {
  const statements = prepare(database);
  const watchers = createWatchers();
  const newest = statements.newest.get()?.["created_at"];
  let lastCreatedAt = typeof newest === "string" ? Date.parse(newest) : 0;

  const read = (id: InspirationId) => decodeDocument("inspiration", statements.read.get(id));

  return {
    async add(inspiration) {
      const present = read(inspiration.id);
      if (present !== null) return { inspiration: present, isNew: false };
      refuseLeaving(statements.leaving.get(inspiration.userId) ?? null);
      refuseRemoved(statements.removal.get(inspiration.id) ?? null);
      lastCreatedAt = Math.max(now(), lastCreatedAt + 1);
      const added = toStoredInspiration(inspiration, new Date(lastCreatedAt));
      statements.add.run(
        added.id,
        added.userId,
        added.createdAt,
        added.status,
        encodeDocument("inspiration", added),
      );
      watchers.tell(added.userId, { id: added.id, inspiration: added });
      return { inspiration: added, isNew: true };
    },
    read: async (id) => read(id),
    async update(id, from, changes) {
      const present = read(id);
      if (present === null || !from.includes(present.status)) return null;
      const changed = { ...present, ...changes };
      statements.update.run(changed.status, encodeDocument("inspiration", changed), id);
      watchers.tell(changed.userId, { id, inspiration: changed });
      return changed;
    },
    async list(uid, limit, cursor) {
      const place = cursor === null ? null : decodeCursor(cursor);
      const rows =
        place === null
          ? statements.firstPage.all(uid, limit + 1)
          : statements.nextPage.all(uid, place.createdAt, place.createdAt, place.id, limit + 1);
      const inspirations = decodeDocuments("inspiration", rows.slice(0, limit));
      const last = inspirations.at(-1);
      const hasMore = rows.length > limit;
      return {
        inspirations,
        nextCursor: hasMore && last !== undefined ? encodeCursor(last) : null,
      };
    },
    listWaiting: async (before, limit) =>
      decodeDocuments("inspiration", statements.waiting.all(before.toISOString(), limit)),
    async watch(uid, onChange, _onError, signal) {
      watchers.add(uid, onChange, signal);
    },
    async remove(id) {
      const present = read(id);
      if (present === null) return;
      inTransaction(database, () => {
        statements.addRemoval.run(id, present.userId, new Date(now()).toISOString());
        statements.delete.run(id);
      });
      watchers.tell(present.userId, { id, inspiration: null });
      eraser.eraseSoon();
    },
    async handOver(from, to) {
      const given = decodeDocuments("inspiration", statements.all.all(from)).map((inspiration) => ({
        ...inspiration,
        userId: to,
      }));
      inTransaction(database, () => {
        for (const inspiration of given)
          statements.give.run(to, encodeDocument("inspiration", inspiration), inspiration.id);
      });
      for (const inspiration of given) watchers.tell(to, { id: inspiration.id, inspiration });
    },
    async deleteAll(uid) {
      for (;;) {
        const rows = statements.deleteSome.all(uid, deletedAtOnce);
        if (rows.length === 0) return;
        const ids = rows.map((row) => toInspirationId(String(row["id"])));
        for (const id of ids) watchers.tell(uid, { id, inspiration: null });
        eraser.eraseSoon();
        await setImmediate();
      }
    },
  };
}

function prepare(database: DatabaseSync) {
  const inOrder = "order by created_at desc, id limit ?";
  return {
    newest: database.prepare("select max(created_at) as created_at from motivations"),
    add: database.prepare(
      "insert into motivations (id, user_id, created_at, status, document) values (?, ?, ?, ?, ?)",
    ),
    leaving: database.prepare("select uid from deletions where uid = ?"),
    read: database.prepare("select document from motivations where id = ?"),
    update: database.prepare("update motivations set status = ?, document = ? where id = ?"),
    firstPage: database.prepare(`select document from motivations where user_id = ? ${inOrder}`),
    nextPage: database.prepare(
      `select document from motivations
       where user_id = ? and (created_at < ? or (created_at = ? and id > ?)) ${inOrder}`,
    ),
    waiting: database.prepare(
      `select document from motivations
       where status in ('pending', 'processing') and created_at < ? order by created_at limit ?`,
    ),
    all: database.prepare("select document from motivations where user_id = ?"),
    give: database.prepare("update motivations set user_id = ?, document = ? where id = ?"),
    removal: database.prepare("select 1 from removals where motivation_id = ?"),
    addRemoval: database.prepare(
      `insert into removals (motivation_id, user_id, removed_at) values (?, ?, ?)
       on conflict do update set user_id = excluded.user_id, removed_at = excluded.removed_at`,
    ),
    // The generations go along: their rows refer to these.
    delete: database.prepare("delete from motivations where id = ?"),
    deleteSome: database.prepare(
      `delete from motivations
       where id in (select id from motivations where user_id = ? limit ?) returning id`,
    ),
  };
}
