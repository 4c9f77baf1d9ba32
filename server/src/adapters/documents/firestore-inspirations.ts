import { randomUUID } from "node:crypto";
import { FieldValue, type Firestore, Timestamp } from "@google-cloud/firestore";
import { type InspirationId, toInspirationId } from "@hearten/contract/ids.ts";
import { waitingStatuses } from "@hearten/contract/inspirations.ts";
import type {
  InspirationStore,
  StoredInspiration,
} from "../../ports/documents/inspiration-store.ts";
import type { FirestoreCalls } from "./firestore-calls.ts";
import { collections, documentOf, isDocumentId, readWithLeaving } from "./firestore-documents.ts";
import { toFields, toInspiration, toMoment, toRemoval } from "./firestore-fields.ts";
import { queryOf, queryShapes } from "./firestore-queries.ts";
import { watchChanges } from "./firestore-watch.ts";
import { toStoredInspiration } from "./new-inspiration.ts";
import { decodeCursor, encodeCursor } from "./page-cursor.ts";
import { refuseLeaving } from "./refuse-leaving.ts";
import { refuseRemoved } from "./refuse-removed.ts";

/** Inspirations removed in one transaction; with their generations within its 500 writes. */
const removedAtOnce = 200;
/** Milliseconds that the clocks of two machines may differ and a transaction may take, amply. */
const watchOverlap = 10 * 60 * 1_000;

/**
 * Each inspiration has two fields more than the port knows. `changedAt` is the store's clock at its
 * last write: a watch follows only what has changed since it began, so that it neither reads nor
 * holds all that a person ever made. `changeId` names the last change, so that one whose answer was
 * lost is known again. What is removed leaves a record for the watches: a document of the collection
 * with the ids, which the end of the person's deletion takes away. What is removed alone leaves it under its own id,
 * where the store of removals finds it.
 */
export function createFirestoreInspirations(
  firestore: Firestore,
  { call, transact, closing }: FirestoreCalls,
): InspirationStore {
  const inspirationOf = (id: InspirationId) => documentOf(firestore, "inspirations", id);
  const changedAt = FieldValue.serverTimestamp();

  return {
    add(inspiration) {
      const changeId = randomUUID();
      return transact(async (transaction) => {
        const { id, userId } = inspiration;
        const { snapshot, deletion } = await readWithLeaving(
          transaction,
          inspirationOf(id),
          userId,
        );
        const present = toInspiration(snapshot);
        if (present !== null)
          return { inspiration: present, isNew: snapshot.get("changeId") === changeId };
        refuseLeaving(deletion);
        refuseRemoved(toRemoval(snapshot));
        const added = toStoredInspiration(inspiration, toMoment(snapshot));
        const fields = { ...toFields("inspiration", added), changedAt, changeId };
        transaction.create(snapshot.ref, fields);
        return { inspiration: added, isNew: true };
      });
    },
    read: (id) =>
      call(async () => (isDocumentId(id) ? toInspiration(await inspirationOf(id).get()) : null)),
    update(id, from, changes) {
      const changeId = randomUUID();
      return transact(async (transaction) => {
        if (!isDocumentId(id)) return null;
        const snapshot = await transaction.get(inspirationOf(id));
        const present = toInspiration(snapshot);
        // It was written, and the answer was lost on the way.
        if (snapshot.get("changeId") === changeId) return present;
        if (present === null || !from.includes(present.status)) return null;
        transaction.update(snapshot.ref, {
          ...toFields("inspiration", changes),
          changedAt,
          changeId,
        });
        return { ...present, ...changes };
      });
    },
    async list(uid, limit, cursor) {
      const newest = queryOf(firestore, queryShapes.newest, uid);
      const place = cursor === null ? null : toPlace(cursor);
      const rest = place === null ? newest : newest.startAfter(...place);
      const { docs } = await call(() => rest.limit(limit + 1).get());
      const inspirations = docs.slice(0, limit).map(toInspiration).filter(isPresent);
      const last = inspirations.at(-1);
      const hasMore = docs.length > limit;
      return {
        inspirations,
        nextCursor: hasMore && last !== undefined ? encodeCursor(last) : null,
      };
    },
    async listWaiting(before, limit) {
      const waiting = queryOf(firestore, queryShapes.waiting, waitingStatuses)
        .where("createdAt", "<", Timestamp.fromDate(before))
        .limit(limit);
      const { docs } = await call(() => waiting.get());
      return docs.map(toInspiration).filter(isPresent);
    },
    watch: (uid, onChange, onError, signal) =>
      call((late) => {
        const since = Timestamp.fromMillis(Date.now() - watchOverlap);
        const changed = queryOf(firestore, queryShapes.changed, uid).where("changedAt", ">", since);
        return watchChanges(changed, onChange, onError, AbortSignal.any([signal, closing]), late);
      }),
    remove: (id) =>
      transact(async (transaction) => {
        if (!isDocumentId(id)) return;
        const snapshot = await transaction.get(inspirationOf(id));
        const present = toInspiration(snapshot);
        if (present === null) return;
        const removedAt = Timestamp.fromDate(toMoment(snapshot));
        const record = { userId: present.userId, removed: [id], removedAt, changedAt };
        transaction.set(snapshot.ref, record);
        transaction.delete(documentOf(firestore, "generations", id));
      }),
    async handOver(from, to) {
      const some = queryOf(firestore, queryShapes.newest, from).select().limit(removedAtOnce);
      for (;;) {
        const { docs } = await call(() => some.get());
        if (docs.length === 0) return;
        const changeId = randomUUID();
        await transact(async (transaction) => {
          for (const { ref } of docs) transaction.update(ref, { userId: to, changedAt, changeId });
        });
      }
    },
    async deleteAll(uid) {
      const some = queryOf(firestore, queryShapes.newest, uid).select().limit(removedAtOnce);
      for (;;) {
        const ids = (await call(() => some.get())).docs.map(({ id }) => toInspirationId(id));
        if (ids.length === 0) return;
        await transact(async (transaction) => {
          for (const id of ids) {
            transaction.delete(inspirationOf(id));
            transaction.delete(documentOf(firestore, "generations", id));
          }
          const record = firestore.collection(collections.inspirations).doc();
          transaction.create(record, { userId: uid, removed: ids, changedAt });
        });
      }
    },
  };
}

/** Where the page begins; null, which is at the start, for a cursor that was not given here. */
function toPlace(cursor: string): [Timestamp, string] | null {
  const place = decodeCursor(cursor);
  if (place === null || !isDocumentId(place.id)) return null;
  const createdAt = new Date(place.createdAt);
  return createdAt.getTime() > 0 ? [Timestamp.fromDate(createdAt), place.id] : null;
}

function isPresent(inspiration: StoredInspiration | null): inspiration is StoredInspiration {
  return inspiration !== null;
}
