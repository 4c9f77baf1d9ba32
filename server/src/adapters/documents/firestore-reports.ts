import type { Firestore, Query } from "@google-cloud/firestore";
import type { InspirationId } from "@hearten/contract/ids.ts";
import type { ReportStore } from "../../ports/documents/report-store.ts";
import type { FirestoreCalls } from "./firestore-calls.ts";
import { deleteAllOf } from "./firestore-delete-all.ts";
import { documentOf, readWithLeaving } from "./firestore-documents.ts";
import { toFields, toReport } from "./firestore-fields.ts";
import { queryOf, queryShapes } from "./firestore-queries.ts";
import { refuseLeaving } from "./refuse-leaving.ts";

export function createFirestoreReports(
  firestore: Firestore,
  { call, transact }: FirestoreCalls,
): ReportStore {
  const reportOf = (id: InspirationId) => documentOf(firestore, "reports", id);

  const deleteThoseOf = (query: Query) => deleteAllOf(firestore, call, query);

  return {
    put: (report) =>
      transact(async (transaction) => {
        const document = reportOf(report.inspirationId);
        const { deletion } = await readWithLeaving(transaction, document, report.userId);
        refuseLeaving(deletion);
        transaction.set(document, toFields("report", report));
      }),
    async list(since) {
      const newest = queryOf(firestore, queryShapes.reports);
      const { docs } = await call(() => newest.endAt(since).get());
      return docs.map(toReport);
    },
    async listOf(uid) {
      const own = queryOf(firestore, queryShapes.ownReports, uid);
      const { docs } = await call(() => own.get());
      return docs.map(toReport).toSorted((a, b) => b.reportedAt.localeCompare(a.reportedAt));
    },
    deleteAll: (uid) => deleteThoseOf(queryOf(firestore, queryShapes.ownReports, uid)),
    deleteBefore: (moment) =>
      deleteThoseOf(queryOf(firestore, queryShapes.reports).startAfter(moment)),
  };
}
