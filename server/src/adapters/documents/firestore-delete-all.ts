import type { Firestore, Query } from "@google-cloud/firestore";
import type { FirestoreCalls } from "./firestore-calls.ts";

/** Documents deleted in one write; Firestore takes no more than 500. */
const deletedAtOnce = 500;

/** Deletes every document that the query finds. Repeating it after a failure deletes what was left. */
export async function deleteAllOf(
  firestore: Firestore,
  call: FirestoreCalls["call"],
  query: Query,
): Promise<void> {
  const some = query.select().limit(deletedAtOnce);
  for (;;) {
    const { docs } = await call(() => some.get());
    if (docs.length > 0)
      await call(() => {
        const batch = firestore.batch();
        for (const { ref } of docs) batch.delete(ref);
        return batch.commit();
      });
    if (docs.length < deletedAtOnce) return;
  }
}
