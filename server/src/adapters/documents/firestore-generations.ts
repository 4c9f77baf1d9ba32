import type { Firestore } from "@google-cloud/firestore";
import type { InspirationId } from "@hearten/contract/ids.ts";
import type { GenerationStore } from "../../ports/documents/generation-store.ts";
import type { FirestoreCalls } from "./firestore-calls.ts";
import { documentOf, isDocumentId } from "./firestore-documents.ts";
import { toFields, toGeneration, toInspiration } from "./firestore-fields.ts";

export function createFirestoreGenerations(
  firestore: Firestore,
  { call, transact }: FirestoreCalls,
): GenerationStore {
  const generationOf = (id: InspirationId) => documentOf(firestore, "generations", id);
  return {
    read: (id) =>
      call(async () => (isDocumentId(id) ? toGeneration(await generationOf(id).get()) : null)),
    write: (id, generation) =>
      transact(async (transaction) => {
        if (!isDocumentId(id)) return;
        const snapshot = await transaction.get(documentOf(firestore, "inspirations", id));
        if (toInspiration(snapshot) !== null)
          transaction.set(generationOf(id), toFields("generation", generation));
      }),
  };
}
