import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from "@google-cloud/firestore";
import { type InspirationId, toInspirationId, toUid, type Uid } from "@hearten/contract/ids.ts";
import type { Deletion, DeletionStore } from "../../ports/documents/deletion-store.ts";
import type { FirestoreCalls } from "./firestore-calls.ts";
import { collections, documentOf } from "./firestore-documents.ts";
import { toMoment, toRemoval, toRemovedIds } from "./firestore-fields.ts";
import { queryOf, queryShapes } from "./firestore-queries.ts";

/** Ids in one document: some 370 KiB of the 1 MiB that a document may have. */
const idsInPart = 10_000;
/** Milliseconds for one transaction over everything of a person. */
const wholePersonMilliseconds = 60_000;

/**
 * `deletions/{uid}`, with the ids in `deletions/{uid}/parts`, since those of somebody who made
 * inspirations for many years would not fit into one document.
 */
export function createFirestoreDeletions(
  firestore: Firestore,
  { call, transact }: FirestoreCalls,
): DeletionStore {
  const deletionOf = (uid: Uid) => documentOf(firestore, "deletions", uid);

  const read = (uid: Uid) => call(async () => toDeletion(await deletionOf(uid).get()));

  return {
    async begin(uid, providerTokens) {
      const begun = await transact(async (transaction) => {
        const snapshot = await transaction.get(deletionOf(uid));
        if (snapshot.exists) return null;
        const own = await transaction.get(
          queryOf(firestore, queryShapes.own, uid).select("removed", "removedAt"),
        );
        const inspirationIds = own.docs
          .filter((document) => toRemovedIds(document) === null || toRemoval(document) !== null)
          .map(({ id }) => toInspirationId(id));
        const beganAt = toMoment(snapshot).toISOString();
        const deletion = { uid, beganAt, inspirationIds, providerTokens };
        for (const { path, fields } of toDeletionDocuments(deletion))
          transaction.create(firestore.doc(`${collections.deletions}/${path}`), fields);
        return deletion;
      }, wholePersonMilliseconds);
      const deletion = begun ?? (await read(uid));
      if (deletion === null) throw new Error("The deletion ended while it was asked for.");
      return deletion;
    },
    read,
    async list() {
      const { docs } = await call(() => queryOf(firestore, queryShapes.deletions).get());
      const deletions: Deletion[] = [];
      for (const snapshot of docs) {
        const deletion = await call(() => toDeletion(snapshot));
        if (deletion !== null) deletions.push(deletion);
      }
      return deletions;
    },
    update: (uid, { providerTokens }) =>
      transact(async (transaction) => {
        const { exists, ref } = await transaction.get(deletionOf(uid));
        if (exists) transaction.update(ref, { providerTokens: [...providerTokens] });
      }),
    async end(uids) {
      for (const uid of uids)
        await transact(async (transaction) => {
          const parts = await transaction.get(partsOf(deletionOf(uid)).select());
          const own = await transaction.get(queryOf(firestore, queryShapes.own, uid));
          const records = own.docs.filter((document) => toRemovedIds(document) !== null);
          for (const { ref } of [...parts.docs, ...records]) transaction.delete(ref);
          transaction.delete(deletionOf(uid));
        }, wholePersonMilliseconds);
    },
  };
}

/**
 * The documents that a deletion is stored as, by their paths below `deletions/`, the one that makes it
 * known last.
 */
export function toDeletionDocuments({ uid, beganAt, inspirationIds, providerTokens }: Deletion) {
  const documents: { readonly path: string; readonly fields: DocumentData }[] = [];
  for (let start = 0; start < inspirationIds.length; start += idsInPart)
    documents.push({
      // Padded, so that parts are read in the order in which they were written.
      path: `${uid}/parts/${String(start).padStart(12, "0")}`,
      fields: { motivations: inspirationIds.slice(start, start + idsInPart) },
    });
  documents.push({
    path: uid,
    fields: {
      beganAt: Timestamp.fromDate(new Date(beganAt)),
      providerTokens: [...providerTokens],
    },
  });
  return documents;
}

function partsOf(deletion: DocumentReference) {
  return deletion.collection("parts");
}

async function toDeletion(snapshot: DocumentSnapshot): Promise<Deletion | null> {
  const fields = snapshot.data();
  if (fields === undefined) return null;
  const parts = await partsOf(snapshot.ref).get();
  return {
    uid: toUid(snapshot.id),
    beganAt: (fields["beganAt"] as Timestamp).toDate().toISOString(),
    inspirationIds: parts.docs.flatMap((part) => part.get("motivations") as InspirationId[]),
    providerTokens: fields["providerTokens"] as string[],
  };
}
