import type { DatabaseSync } from "node:sqlite";
import { nextPace, type PaceStore } from "../../ports/documents/pace-store.ts";

export function createSqlitePaces(database: DatabaseSync): PaceStore {
  const statements = {
    read: database.prepare("select seconds from paces where length = ?"),
    write: database.prepare(
      `insert into paces (length, seconds) values (?, ?)
       on conflict do update set seconds = excluded.seconds`,
    ),
  };
  const read = (length: number) => {
    const seconds = statements.read.get(length)?.["seconds"];
    return typeof seconds === "number" ? seconds : null;
  };
  return {
    read: async (length) => read(length),
    async note(length, seconds) {
      statements.write.run(length, nextPace(read(length), seconds));
    },
  };
}
