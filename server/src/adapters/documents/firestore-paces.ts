import type { Firestore } from "@google-cloud/firestore";
import { nextPace, type PaceStore } from "../../ports/documents/pace-store.ts";
import type { FirestoreCalls } from "./firestore-calls.ts";
import { documentOf } from "./firestore-documents.ts";

interface Pace {
  readonly seconds: number;
}

/** Documents `paces/{minutes}`. */
export function createFirestorePaces(firestore: Firestore, { call }: FirestoreCalls): PaceStore {
  const paceOf = (length: number) => documentOf(firestore, "paces", String(length));
  const read = async (length: number) => {
    const snapshot = await paceOf(length).get();
    return (snapshot.data() as Pace | undefined)?.seconds ?? null;
  };
  return {
    read: (length) => call(() => read(length)),
    // No transaction: workers that finish at the same moment need not wait for each other.
    note: (length, seconds) =>
      call(async () => {
        const pace: Pace = { seconds: nextPace(await read(length), seconds) };
        await paceOf(length).set(pace);
      }),
  };
}
