import type { DatabaseSync } from "node:sqlite";
import type { Uid } from "@hearten/contract/ids.ts";
import type { ProfileStore } from "../../ports/documents/profile-store.ts";
import type { TraceEraser } from "../sqlite/trace-eraser.ts";
import { refuseLeaving } from "./refuse-leaving.ts";
import { decodeDocument, encodeDocument } from "./sqlite-rows.ts";

export function createSqliteProfiles(
  database: DatabaseSync,
  eraser: Pick<TraceEraser, "eraseSoon">,
): ProfileStore {
  const statements = {
    read: database.prepare("select document from users where uid = ?"),
    create: database.prepare(
      "insert into users (uid, document) values (?, ?) on conflict do nothing",
    ),
    update: database.prepare("update users set document = ? where uid = ?"),
    delete: database.prepare("delete from users where uid = ?"),
    leaving: database.prepare("select uid from deletions where uid = ?"),
  };
  const read = (uid: Uid) => decodeDocument("profile", statements.read.get(uid));

  return {
    read: async (uid) => read(uid),
    async create(uid, profile) {
      refuseLeaving(statements.leaving.get(uid) ?? null);
      statements.create.run(uid, encodeDocument("profile", profile));
      return read(uid) ?? profile;
    },
    async update(uid, changes) {
      const present = read(uid);
      if (present === null) return null;
      const changed = { ...present, ...changes };
      statements.update.run(encodeDocument("profile", changed), uid);
      return changed;
    },
    async delete(uid) {
      statements.delete.run(uid);
      eraser.eraseSoon();
    },
  };
}
