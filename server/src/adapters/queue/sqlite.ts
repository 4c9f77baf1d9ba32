import type { DatabaseSync } from "node:sqlite";
import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import type { Queue } from "../../ports/queue.ts";
import { checkWritable } from "../sqlite/check-writable.ts";
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
  const heldLease = "id = ? and deliveries = ? and lease_until is not null";
  const ofOthers = "person not in (select value from json_each(?))";
  const add = database.prepare(
    `insert into jobs (id, person, due_at, turn) values (?1, ?2, ?3,
       max(?3, coalesce((select max(turn) + ?4 from jobs where person = ?2), 0)))
     on conflict do nothing`,
  );
  const take = database.prepare(
    `update jobs set deliveries = deliveries + 1, lease_until = ?
     where id = (select id from jobs where ${due} <= ? and ${ofOthers} order by turn, rowid limit 1)
     returning id, person, failures, deliveries`,
  );
  const renew = database.prepare(`update jobs set lease_until = ? where ${heldLease}`);
  const remove = database.prepare(`delete from jobs where ${heldLease}`);
  const giveBack = database.prepare(
    `update jobs set lease_until = null, due_at = ?, failures = failures + ? where ${heldLease}`,
  );
  const nextDue = database.prepare(`select min(${due}) as due_at from jobs where ${ofOthers}`);
  // Turns of the same millisecond come in the order in which the jobs were added.
  const countAhead = database.prepare(
    `select (select count(*) from jobs where (turn, rowid) < (own.turn, own.rowid)) as ahead
     from jobs as own where id = ? and lease_until is null`,
  );
  const count = database.prepare("select count(*) as jobs from jobs");
  const firstTurn = database.prepare("select min(turn) as turn from jobs");
  return {
    add: ({ id, uid }, now, turn) => void add.run(id, uid, now, turn),
    take(now, leaseUntil, excluded) {
      const row = take.get(leaseUntil, now, JSON.stringify(excluded));
      if (row === undefined) return null;
      return {
        id: toInspirationId(String(row["id"])),
        uid: toUid(String(row["person"])),
        attempt: Number(row["failures"]) + 1,
        deliveries: Number(row["deliveries"]),
      };
    },
    renew: (lease, leaseUntil) => renew.run(leaseUntil, lease.id, lease.deliveries).changes === 1,
    remove: (lease) => void remove.run(lease.id, lease.deliveries),
    giveBack: (lease, dueAt, hasFailed) =>
      void giveBack.run(dueAt, hasFailed ? 1 : 0, lease.id, lease.deliveries),
    nextDue(excluded) {
      const dueAt = nextDue.get(JSON.stringify(excluded))?.["due_at"];
      return typeof dueAt === "number" ? dueAt : null;
    },
    countAhead(id) {
      const ahead = countAhead.get(id)?.["ahead"];
      return typeof ahead === "number" ? ahead : null;
    },
    countJobs: () => Number(count.get()?.["jobs"]),
    firstTurn() {
      const turn = firstTurn.get()?.["turn"];
      return typeof turn === "number" ? turn : null;
    },
    checkHealth: () => checkWritable(database),
    close: () => undefined,
  };
}
