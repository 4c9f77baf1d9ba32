import type { DatabaseSync } from "node:sqlite";
import { type InspirationId, toInspirationId, toUid, type Uid } from "@hearten/contract/ids.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import type { Deletion } from "../../ports/documents/deletion-store.ts";
import type { StoredGeneration } from "../../ports/documents/generation-store.ts";
import type { StoredInspiration } from "../../ports/documents/inspiration-store.ts";
import type { Report } from "../../ports/documents/report-store.ts";
import { decodeDocument } from "./sqlite-rows.ts";
import type { DocumentKind } from "./stored-names.ts";

/**
 * Everything that people have in the database, one document at a time. Of people who are leaving:
 * only their deletions.
 */
export interface SqliteContent {
  profiles(): Iterable<readonly [uid: Uid, profile: Profile]>;
  inspirations(): Iterable<readonly [id: InspirationId, inspiration: StoredInspiration]>;
  generations(): Iterable<readonly [id: InspirationId, generation: StoredGeneration]>;
  reports(): Iterable<readonly [inspirationId: InspirationId, report: Report]>;
  deletions(): Iterable<readonly [uid: Uid, deletion: Deletion]>;
  /** Also true for documents of people who are leaving. */
  hasDocument(kind: Exclude<DocumentKind, "deletion">, id: string): boolean;
  /** Whether the inspiration exists and its owner is not leaving. */
  hasStayingInspiration(id: InspirationId): boolean;
  isLeaving(uid: Uid): boolean;
}

/** @param database nothing else may write to it meanwhile */
export function readSqliteContent(database: DatabaseSync): SqliteContent {
  const isThere = (query: string) => {
    const statement = database.prepare(query);
    return (id: string) => statement.get(id) !== undefined;
  };
  const has = {
    profile: isThere("select 1 from users where uid = ?"),
    inspiration: isThere("select 1 from motivations where id = ?"),
    generation: isThere("select 1 from generations where motivation_id = ?"),
    report: isThere("select 1 from reports where motivation_id = ?"),
  };

  function* documents<Kind extends DocumentKind, Id>(
    kind: Kind,
    toId: (text: string) => Id,
    query: string,
  ) {
    for (const row of database.prepare(query).iterate()) {
      const document = decodeDocument(kind, row);
      if (document !== null) yield [toId(String(row["id"])), document] as const;
    }
  }

  return {
    profiles: () =>
      documents(
        "profile",
        toUid,
        `select uid as id, document from users
         where uid not in (select uid from deletions) order by uid`,
      ),
    inspirations: () =>
      documents(
        "inspiration",
        toInspirationId,
        `select id, document from motivations
         where user_id not in (select uid from deletions) order by id`,
      ),
    generations: () =>
      documents(
        "generation",
        toInspirationId,
        `select motivation_id as id, generations.document from generations
         join motivations on motivations.id = motivation_id
         where user_id not in (select uid from deletions) order by motivation_id`,
      ),
    reports: () =>
      documents(
        "report",
        toInspirationId,
        `select motivation_id as id, document from reports
         where user_id not in (select uid from deletions) order by motivation_id`,
      ),
    deletions: () => documents("deletion", toUid, "select uid as id, document from deletions"),
    hasDocument: (kind, id) => has[kind](id),
    hasStayingInspiration: isThere(
      "select 1 from motivations where id = ? and user_id not in (select uid from deletions)",
    ),
    isLeaving: isThere("select 1 from deletions where uid = ?"),
  };
}
