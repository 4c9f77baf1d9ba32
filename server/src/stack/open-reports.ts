import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Config } from "../config.ts";
import type { ReportStore } from "../ports/documents/report-store.ts";

/** The reports, for reading beside the running product. */
interface OpenReports {
  readonly reports: Pick<ReportStore, "list">;
  readonly close: () => Promise<void>;
}

/** @throws when there is no database, or it is older than reports are */
export async function openReports({
  stack,
  dataDirectory,
  googleCloud,
}: Pick<Config, "stack" | "dataDirectory" | "googleCloud">): Promise<OpenReports> {
  if (stack.documents === "firestore") {
    const { openFirestore } = await import("../adapters/firestore/open-firestore.ts");
    const { createFirestoreDocuments } = await import("../adapters/documents/firestore.ts");
    return createFirestoreDocuments(
      openFirestore(googleCloud.projectId, googleCloud.firestoreDatabase),
    );
  }
  const { readSqliteReports } = await import("../adapters/documents/sqlite-reports.ts");
  const path = join(dataDirectory ?? "", "hearten.sqlite");
  if (!existsSync(path))
    throw new Error(`DATA_DIR: ${dataDirectory} is not the data directory of a Hearten.`);
  // Only for reading, so that it changes nothing of the product that may run on it.
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  const close = async () => database.close();
  if (database.prepare("select 1 from sqlite_schema where name = 'reports'").get() === undefined) {
    await close();
    throw new Error("The database is older than this version: start the product once.");
  }
  return { reports: readSqliteReports(database), close };
}
