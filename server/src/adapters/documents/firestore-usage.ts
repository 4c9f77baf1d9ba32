import { randomUUID } from "node:crypto";
import type { DocumentReference, Firestore } from "@google-cloud/firestore";
import type { UsageStore } from "../../ports/documents/usage-store.ts";
import type { FirestoreCalls } from "./firestore-calls.ts";
import { deleteAllOf } from "./firestore-delete-all.ts";
import { documentOf } from "./firestore-documents.ts";
import { queryOf, queryShapes } from "./firestore-queries.ts";

interface Used {
  readonly amount: number;
  /** Names the last change, so that one whose answer was lost is not made twice. */
  readonly changeId: string;
}

/**
 * Documents `usage/{day} {resource}`. Their names alone are asked for, since an index of the days
 * would hold everybody together to 500 writes a second.
 */
export function createFirestoreUsage(
  firestore: Firestore,
  { call, transact }: FirestoreCalls,
): UsageStore {
  const usageOf = (resource: string, day: string) =>
    documentOf(firestore, "usage", `${day} ${resource}`);

  /** @param next the amount after the change; null leaves all as it is */
  function change(document: DocumentReference, next: (used: number | null) => number | null) {
    const changeId = randomUUID();
    return transact(async (transaction) => {
      const used = (await transaction.get(document)).data() as Used | undefined;
      if (used?.changeId === changeId) return true;
      const amount = next(used?.amount ?? null);
      if (amount === null) return false;
      transaction.set(document, { amount, changeId } satisfies Used);
      return true;
    });
  }

  return {
    reserve: (resource, day, amount, most) =>
      change(usageOf(resource, day), (used) => {
        const sum = (used ?? 0) + amount;
        return sum <= most ? sum : null;
      }),
    async giveBack(resource, day, amount) {
      await change(usageOf(resource, day), (used) =>
        used === null ? null : Math.max(0, used - amount),
      );
    },
    read: async (resource, day) => {
      const snapshot = await call(() => usageOf(resource, day).get());
      return (snapshot.data() as Used | undefined)?.amount ?? 0;
    },
    deleteBefore: (day) =>
      deleteAllOf(firestore, call, queryOf(firestore, queryShapes.usage).endBefore(day)),
  };
}
