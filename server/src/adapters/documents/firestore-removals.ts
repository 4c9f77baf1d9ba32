import type { Firestore } from "@google-cloud/firestore";
import type { RemovalStore } from "../../ports/documents/removal-store.ts";
import type { FirestoreCalls } from "./firestore-calls.ts";
import { documentOf, isDocumentId } from "./firestore-documents.ts";
import { toRemoval } from "./firestore-fields.ts";
import { queryOf, queryShapes } from "./firestore-queries.ts";

/** A removal lies in the place of its inspiration, so that whoever watches learns of it and nothing is added there. */
export function createFirestoreRemovals(
  firestore: Firestore,
  { call, transact }: FirestoreCalls,
): RemovalStore {
  return {
    read: (id) =>
      call(async () =>
        isDocumentId(id) ? toRemoval(await documentOf(firestore, "inspirations", id).get()) : null,
      ),
    async list(limit) {
      const { docs } = await call(() =>
        queryOf(firestore, queryShapes.removals).limit(limit).get(),
      );
      return docs.flatMap((document) => toRemoval(document) ?? []);
    },
    async end(ids) {
      for (const id of ids.filter(isDocumentId))
        await transact(async (transaction) => {
          const snapshot = await transaction.get(documentOf(firestore, "inspirations", id));
          if (toRemoval(snapshot) !== null) transaction.delete(snapshot.ref);
        });
    },
  };
}
