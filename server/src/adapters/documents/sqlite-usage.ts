import type { DatabaseSync } from "node:sqlite";
import type { UsageStore } from "../../ports/documents/usage-store.ts";

/** Each call is one statement, so it is atomic also among processes. */
export function createSqliteUsage(database: DatabaseSync): UsageStore {
  const statements = {
    reserve: database.prepare(
      `insert into usage (day, resource, amount)
       select :day, :resource, :amount where :amount <= :most
       on conflict do update set amount = amount + excluded.amount
       where amount + excluded.amount <= :most`,
    ),
    giveBack: database.prepare(
      "update usage set amount = max(0, amount - ?) where day = ? and resource = ?",
    ),
    read: database.prepare("select amount from usage where day = ? and resource = ?"),
    deleteBefore: database.prepare("delete from usage where day < ?"),
  };
  return {
    reserve: async (resource, day, amount, most) =>
      statements.reserve.run({ day, resource, amount, most }).changes === 1,
    async giveBack(resource, day, amount) {
      statements.giveBack.run(amount, day, resource);
    },
    read: async (resource, day) => Number(statements.read.get(day, resource)?.["amount"] ?? 0),
    async deleteBefore(day) {
      statements.deleteBefore.run(day);
    },
  };
}
