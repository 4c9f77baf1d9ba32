import type { Profile } from "@hearten/contract/profile.ts";
import type { Deletion } from "../../ports/documents/deletion-store.ts";
import type { StoredGeneration } from "../../ports/documents/generation-store.ts";
import type { StoredInspiration } from "../../ports/documents/inspiration-store.ts";
import type { Report } from "../../ports/documents/report-store.ts";
import { type DocumentKind, fromStoredNames, toStoredNames } from "./stored-names.ts";

type Row = Readonly<Record<string, unknown>>;

/** The types of the documents that rows keep as JSON. */
interface Documents {
  readonly profile: Profile;
  readonly inspiration: StoredInspiration;
  readonly generation: StoredGeneration;
  readonly report: Report;
  readonly deletion: Deletion;
}

/** The text by which a row stores a document. */
export function encodeDocument<Kind extends DocumentKind>(
  kind: Kind,
  document: Documents[Kind],
): string {
  return JSON.stringify(toStoredNames(kind, document));
}

/** The document in a row that `encodeDocument` has written. Null without a row. */
export function decodeDocument<Kind extends DocumentKind>(
  kind: Kind,
  row: Row | undefined,
): Documents[Kind] | null {
  const text = row?.["document"];
  if (typeof text !== "string") return null;
  return fromStoredNames(kind, JSON.parse(text) as object) as unknown as Documents[Kind];
}

export function decodeDocuments<Kind extends DocumentKind>(
  kind: Kind,
  rows: readonly Row[],
): Documents[Kind][] {
  return rows.flatMap((row) => decodeDocument(kind, row) ?? []);
}
