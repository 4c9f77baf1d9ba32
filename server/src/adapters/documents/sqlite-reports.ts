import type { DatabaseSync } from "node:sqlite";
import type { ReportStore } from "../../ports/documents/report-store.ts";
import type { TraceEraser } from "../sqlite/trace-eraser.ts";
import { refuseLeaving } from "./refuse-leaving.ts";
import { decodeDocuments, encodeDocument } from "./sqlite-rows.ts";
import { inSteps } from "./sqlite-steps.ts";

export function createSqliteReports(
  database: DatabaseSync,
  eraser: Pick<TraceEraser, "eraseSoon">,
): ReportStore {
  const statements = {
    put: database.prepare(
      `insert into reports (motivation_id, user_id, reported_at, document) values (?, ?, ?, ?)
       on conflict do update set
         user_id = excluded.user_id, reported_at = excluded.reported_at, document = excluded.document`,
    ),
    ofPerson: database.prepare("select motivation_id as id from reports where user_id = ?"),
    before: database.prepare("select motivation_id as id from reports where reported_at < ?"),
    delete: database.prepare("delete from reports where motivation_id = ?"),
    leaving: database.prepare("select uid from deletions where uid = ?"),
  };

  async function deleteThose(rows: ReturnType<typeof statements.before.all>): Promise<void> {
    if (rows.length === 0) return;
    await inSteps(database, rows, (row) => statements.delete.run(row["id"] ?? null));
    eraser.eraseSoon();
  }

  return {
    ...readSqliteReports(database),
    async put(report) {
      const { inspirationId, userId, reportedAt } = report;
      refuseLeaving(statements.leaving.get(userId) ?? null);
      const document = encodeDocument("report", report);
      statements.put.run(inspirationId, userId, reportedAt, document);
    },
    deleteAll: async (uid) => deleteThose(statements.ofPerson.all(uid)),
    deleteBefore: async (moment) => deleteThose(statements.before.all(moment.toISOString())),
  };
}

/** @param database may be open for reading only, beside the product that writes it */
export function readSqliteReports(database: DatabaseSync): Pick<ReportStore, "list" | "listOf"> {
  const statements = {
    list: database.prepare(
      "select document from reports where reported_at >= ? order by reported_at desc",
    ),
    listOf: database.prepare(
      "select document from reports where user_id = ? order by reported_at desc",
    ),
  };
  return {
    list: async (since) => decodeDocuments("report", statements.list.all(since.toISOString())),
    listOf: async (uid) => decodeDocuments("report", statements.listOf.all(uid)),
  };
}
