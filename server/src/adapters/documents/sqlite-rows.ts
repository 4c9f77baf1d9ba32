import type { DatabaseSync } from "node:sqlite";

type Row = Readonly<Record<string, unknown>>;

/** A stored document; its text was written by this adapter from a value of the type it is read as. */
export function parseDocument(row: Row | undefined): unknown {
  const document = row?.["document"];
  return typeof document === "string" ? (JSON.parse(document) as unknown) : null;
}

export function parseDocuments(rows: readonly Row[]): unknown[] {
  return rows.map(parseDocument);
}

/** What is removed is overwritten in the database; the log beside it still holds it until this. */
export function emptyLog(database: DatabaseSync): void {
  database.exec("pragma wal_checkpoint(truncate)");
}
