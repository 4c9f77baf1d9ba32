import type { DatabaseSync } from "node:sqlite";
import type { GenerationStore } from "../../ports/documents/generation-store.ts";
import { decodeDocument, encodeDocument } from "./sqlite-rows.ts";

/** The rows refer to those of the inspirations, and the database removes them with these. */
export function createSqliteGenerations(database: DatabaseSync): GenerationStore {
  const statements = {
    read: database.prepare("select document from generations where motivation_id = ?"),
    write: database.prepare(
      `insert into generations (motivation_id, document)
       select id, ? from motivations where id = ?
       on conflict do update set document = excluded.document`,
    ),
  };
  return {
    read: async (id) => decodeDocument("generation", statements.read.get(id)),
    async write(id, generation) {
      statements.write.run(encodeDocument("generation", generation), id);
    },
  };
}
