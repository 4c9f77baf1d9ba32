import { randomUUID } from "node:crypto";
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from "@google-cloud/firestore";
import { waitingStatuses } from "@hearten/contract/inspirations.ts";
import type { Documents, Motivation } from "../../ports/documents.ts";
import { createFirestoreCalls } from "./firestore-calls.ts";
import { createFirestoreDeletions } from "./firestore-deletions.ts";
import { toFields, toGeneration, toMoment, toMotivation, toProfile } from "./firestore-fields.ts";
import { queryOf, queryShapes } from "./firestore-queries.ts";
import { watchChanges } from "./firestore-watch.ts";
import { toNewMotivation } from "./new-motivation.ts";
import { decodeCursor, encodeCursor } from "./page-cursor.ts";
import { refuseLeaving } from "./refuse-leaving.ts";

/** Motivations removed in one transaction; with their generations within its 500 writes. */
const removedAtOnce = 200;
/** Milliseconds that the clocks of two machines may differ and a transaction may take, amply. */
const watchOverlap = 10 * 60 * 1_000;

/**
 * Documents on Cloud Firestore, for any number of processes.
 *
 * Each motivation has two fields more than the port knows. `changedAt` is the store's clock at its
 * last write: a watch follows only what has changed since it began, so that it neither reads nor
 * holds all that a person ever made. `changeId` names the last change, so that one whose answer was
 * lost is known again. What is removed leaves a record for the watches: a document of `motivations`
 * with the ids, which `endDeletions` takes away.
 *
 * Removed data leaves Google's disks and backups in the time that Google's terms name.
 *
 * @param firestore closed by `close`
 */
export function createFirestoreDocuments(firestore: Firestore): Documents {
  const calls = createFirestoreCalls(firestore);
  const { call, transact } = calls;
  const deletions = createFirestoreDeletions(firestore, calls);
  const documentOf = (collection: string) => (id: string) =>
    firestore.collection(collection).doc(id);
  const users = documentOf("users");
  const motivations = documentOf("motivations");
  const generations = documentOf("generations");
  const deletionOf = documentOf("deletions");
  const changedAt = FieldValue.serverTimestamp();

  /** The document, and whether the person is leaving, in one go and at the same moment. */
  const readWithLeaving = async (transaction: Transaction, ref: DocumentReference, uid: string) => {
    const [document, leaving] = await transaction.getAll(ref, deletionOf(uid));
    if (document === undefined || leaving === undefined) throw new Error("Firestore left one out.");
    return { document, leaving: leaving.exists ? leaving : null };
  };

  return {
    ...deletions,

    readProfile: (uid) => call(async () => toProfile(await users(uid).get())),
    createProfile: (uid, profile) =>
      transact(async (transaction) => {
        const { document, leaving } = await readWithLeaving(transaction, users(uid), uid);
        refuseLeaving(leaving);
        const present = toProfile(document);
        if (present === null) transaction.create(document.ref, toFields(profile));
        return present ?? profile;
      }),
    updateProfile: (uid, changes) =>
      transact(async (transaction) => {
        const present = toProfile(await transaction.get(users(uid)));
        if (present === null) return null;
        transaction.set(users(uid), toFields(changes), { merge: true });
        return { ...present, ...changes };
      }),
    deleteProfile: (uid) => transact(async (transaction) => void transaction.delete(users(uid))),

    addMotivation: (motivation) =>
      transact(async (transaction) => {
        const { id, userId } = motivation;
        const { document, leaving } = await readWithLeaving(transaction, motivations(id), userId);
        const present = toMotivation(document);
        if (present !== null) return present;
        refuseLeaving(leaving);
        const added = toNewMotivation(motivation, toMoment(document));
        transaction.create(document.ref, { ...toFields(added), changedAt });
        return added;
      }),
    readMotivation: (id) =>
      call(async () => (isDocumentId(id) ? toMotivation(await motivations(id).get()) : null)),
    updateMotivation(id, from, changes) {
      const changeId = randomUUID();
      return transact(async (transaction) => {
        if (!isDocumentId(id)) return null;
        const document = await transaction.get(motivations(id));
        const present = toMotivation(document);
        // It was written, and the answer was lost on the way.
        if (document.get("changeId") === changeId) return present;
        if (present === null || !from.includes(present.status)) return null;
        transaction.update(document.ref, { ...toFields(changes), changedAt, changeId });
        return { ...present, ...changes };
      });
    },
    async listMotivations(uid, limit, cursor) {
      const newest = queryOf(firestore, queryShapes.newest, uid);
      const place = cursor === null ? null : toPlace(cursor);
      const rest = place === null ? newest : newest.startAfter(...place);
      const { docs } = await call(() => rest.limit(limit + 1).get());
      const page = docs.slice(0, limit).map(toMotivation).filter(isPresent);
      const last = page.at(-1);
      const hasMore = docs.length > limit;
      return {
        motivations: page,
        nextCursor: hasMore && last !== undefined ? encodeCursor(last) : null,
      };
    },
    async listWaitingMotivations(before, limit) {
      const waiting = queryOf(firestore, queryShapes.waiting, waitingStatuses)
        .where("createdAt", "<", Timestamp.fromDate(before))
        .limit(limit);
      const { docs } = await call(() => waiting.get());
      return docs.map(toMotivation).filter(isPresent);
    },
    watchMotivations: (uid, onChange, onError, signal) =>
      call((late) => {
        const since = Timestamp.fromMillis(Date.now() - watchOverlap);
        const changed = queryOf(firestore, queryShapes.changed, uid).where("changedAt", ">", since);
        const ending = AbortSignal.any([signal, calls.closing]);
        return watchChanges(changed, onChange, onError, ending, late);
      }),
    async deleteMotivations(uid) {
      const some = queryOf(firestore, queryShapes.newest, uid).select().limit(removedAtOnce);
      const removed: string[] = [];
      for (;;) {
        const ids = (await call(() => some.get())).docs.map(({ id }) => id);
        if (ids.length === 0) return removed;
        await transact(async (transaction) => {
          for (const id of ids) {
            transaction.delete(motivations(id));
            transaction.delete(generations(id));
          }
          const record = firestore.collection("motivations").doc();
          transaction.create(record, { userId: uid, removed: ids, changedAt });
        });
        removed.push(...ids);
      }
    },

    readGeneration: (id) =>
      call(async () => (isDocumentId(id) ? toGeneration(await generations(id).get()) : null)),
    writeGeneration: (id, generation) =>
      transact(async (transaction) => {
        if (!isDocumentId(id)) return;
        const motivation = toMotivation(await transaction.get(motivations(id)));
        if (motivation !== null) transaction.set(generations(id), toFields(generation));
      }),

    checkHealth: calls.checkHealth,
    close: calls.close,
  };
}

/** Whether Firestore could have a document of that id; of any other there is none. */
function isDocumentId(id: string): boolean {
  return id.isWellFormed() && Buffer.byteLength(id) <= 1_500 && !/^$|\/|^\.\.?$|^__.*__$/s.test(id);
}

/** Where the page begins; null, which is at the start, for a cursor that was not given here. */
function toPlace(cursor: string): [Timestamp, string] | null {
  const place = decodeCursor(cursor);
  if (place === null || !isDocumentId(place.id)) return null;
  const createdAt = new Date(place.createdAt);
  return createdAt.getTime() > 0 ? [Timestamp.fromDate(createdAt), place.id] : null;
}

function isPresent(motivation: Motivation | null): motivation is Motivation {
  return motivation !== null;
}
