import type { Query, QueryDocumentSnapshot } from "@google-cloud/firestore";
import { toInspirationId } from "@hearten/contract/ids.ts";
import type { InspirationChange } from "../../ports/documents/inspiration-store.ts";
import { toInspiration, toRemovedIds } from "./firestore-fields.ts";

/**
 * Tells what changes among the results of the query, from its first result on, which is not told.
 * Firestore's client comes back by itself when the connection breaks, and tells what it missed.
 *
 * @param query over inspirations that have changed lately and records of removals; nothing leaves
 *   its results but what is removed, and that is told by the record
 * @param late aborts when nobody waits any more for the watch to begin
 */
export function watchChanges(
  query: Query,
  onChange: (change: InspirationChange) => void,
  onError: (error: unknown) => void,
  signal: AbortSignal,
  late: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return resolve();
    let hasBegun = false;
    const unsubscribe = query.onSnapshot(
      (snapshot) => {
        if (hasBegun)
          for (const { type, doc } of snapshot.docChanges())
            if (type !== "removed") toChanges(doc).forEach(onChange);
        hasBegun = true;
        resolve();
      },
      (error) => {
        signal.removeEventListener("abort", end);
        if (hasBegun) onError(error);
        reject(error);
      },
    );
    const end = () => {
      unsubscribe();
      resolve();
    };
    signal.addEventListener("abort", end, { once: true });
    late.addEventListener("abort", () => {
      signal.removeEventListener("abort", end);
      unsubscribe();
      reject(late.reason);
    });
  });
}

function toChanges(document: QueryDocumentSnapshot): InspirationChange[] {
  const removed = toRemovedIds(document);
  if (removed !== null) return removed.map((id) => ({ id, inspiration: null }));
  return [{ id: toInspirationId(document.id), inspiration: toInspiration(document) }];
}
