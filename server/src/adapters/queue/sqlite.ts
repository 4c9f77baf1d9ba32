import type { DatabaseSync } from "node:sqlite";
import type { Queue } from "../../ports/queue.ts";
import { createLeaseQueue, type JobTable } from "./lease-queue.ts";

/**
 * A queue in the product's database. Jobs that an earlier process had taken are free again at once: the lock of the data
 * directory proves that this process has ended.
 *
 * @param database opened by `openDatabase`; it stays open when the queue is closed
 */
export function createSqliteQueue(database: DatabaseSync, now: () => number = Date.now): Queue {
  database.prepare("update jobs set lease_until = null, due_at = ?").run(now());
  return createLeaseQueue(createSqliteJobTable(database), now);
}

function createSqliteJobTable(database: DatabaseSync): JobTable {
  // A job is due at `due_at`. While it is taken, that is the end of its lease.
  const due = "coalesce(lease_until, due_at)";
  const heldLease = "id = ? and attempt = ? and lease_until is not null";
  const add = database.prepare(
    "insert into jobs (id, due_at) values (?, ?) on conflict do nothing",
  );
  const take = database.prepare(
    `update jobs set attempt = attempt + 1, lease_until = ?
     where id = (select id from jobs where ${due} <= ? order by ${due} limit 1)
     returning id, attempt`,
  );
  const renew = database.prepare(`update jobs set lease_until = ? where ${heldLease}`);
  const remove = database.prepare(`delete from jobs where ${heldLease}`);
  const giveBack = database.prepare(
    `update jobs set lease_until = null, due_at = ? where ${heldLease}`,
  );
  const nextDue = database.prepare(`select min(${due}) as due_at from jobs`);
  // Jobs of the same millisecond are taken in the order in which they were added.
  const countAhead = database.prepare(
    `select (
       select count(*) from jobs where lease_until is not null or (due_at, rowid) < (own.due_at, own.rowid)
     ) as ahead from jobs as own where id = ? and lease_until is null`,
  );
  return {
    add: (id, now) => void add.run(id, now),
    take(now, leaseUntil) {
      const row = take.get(leaseUntil, now);
      return row === undefined ? null : { id: String(row["id"]), attempt: Number(row["attempt"]) };
    },
    renew: (lease, leaseUntil) => renew.run(leaseUntil, lease.id, lease.attempt).changes === 1,
    remove: (lease) => void remove.run(lease.id, lease.attempt),
    giveBack: (lease, dueAt) => void giveBack.run(dueAt, lease.id, lease.attempt),
    nextDue() {
      const dueAt = nextDue.get()?.["due_at"];
      return typeof dueAt === "number" ? dueAt : null;
    },
    countAhead(id) {
      const ahead = countAhead.get(id)?.["ahead"];
      return typeof ahead === "number" ? ahead : null;
    },
    checkHealth: () => database.exec("begin immediate; rollback"),
    close: () => undefined,
  };
}
