import type { DatabaseSync } from "node:sqlite";
import type { Profile } from "@hearten/contract/profile.ts";
import type { Deletion } from "../../ports/documents/deletion-store.ts";
import type { StoredGeneration } from "../../ports/documents/generation-store.ts";
import type { StoredInspiration } from "../../ports/documents/inspiration-store.ts";
import { type DeletionRow, toDeletion } from "./sqlite-deletions.ts";

/** What a person may have documents of. */
export type DocumentKind = "profiles" | "inspirations" | "generations";

/** All that the database holds, one after the other; of people who are leaving, their deletions alone. */
export interface SqliteContent {
  profiles(): Iterable<readonly [uid: string, profile: Profile]>;
  inspirations(): Iterable<StoredInspiration>;
  generations(): Iterable<readonly [id: string, generation: StoredGeneration]>;
  deletions(): Iterable<Deletion>;
  /** Whoever's it is, also when they are leaving. */
  hasDocument(kind: DocumentKind, id: string): boolean;
  /** Whether there is such an inspiration of somebody who is not leaving. */
  hasStayingInspiration(id: string): boolean;
  isLeaving(uid: string): boolean;
}

/** @param database that nobody writes meanwhile */
export function readSqliteContent(database: DatabaseSync): SqliteContent {
  const isThere = (query: string) => {
    const statement = database.prepare(query);
    return (id: string) => statement.get(id) !== undefined;
  };
  const has = {
    profiles: isThere("select 1 from users where uid = ?"),
    inspirations: isThere("select 1 from motivations where id = ?"),
    generations: isThere("select 1 from generations where motivation_id = ?"),
  };

  function* rows<Document>(query: string): Generator<readonly [id: string, document: Document]> {
    for (const { id, document } of database.prepare(query).iterate())
      // Its text was written by this adapter from a value of this type.
      yield [String(id), JSON.parse(String(document)) as Document];
  }

  return {
    profiles: () =>
      rows<Profile>(
        `select uid as id, document from users
         where uid not in (select uid from deletions) order by uid`,
      ),
    *inspirations() {
      for (const [, inspiration] of rows<StoredInspiration>(
        `select id, document from motivations
         where user_id not in (select uid from deletions) order by id`,
      ))
        yield inspiration;
    },
    generations: () =>
      rows<StoredGeneration>(
        `select motivation_id as id, generations.document from generations
         join motivations on motivations.id = motivation_id
         where user_id not in (select uid from deletions) order by motivation_id`,
      ),
    *deletions() {
      for (const [, row] of rows<DeletionRow>("select uid as id, document from deletions"))
        yield toDeletion(row);
    },
    hasDocument: (kind, id) => has[kind](id),
    hasStayingInspiration: isThere(
      "select 1 from motivations where id = ? and user_id not in (select uid from deletions)",
    ),
    isLeaving: isThere("select 1 from deletions where uid = ?"),
  };
}
