import type { InspirationId, Uid } from "@hearten/contract/ids.ts";
import type { Queue } from "../../ports/queue.ts";
import { createLeaseQueue, type JobTable, type Lease } from "./lease-queue.ts";

/** A queue in memory, for tests. */
export function createMemoryQueue(now: () => number = Date.now): Queue {
  return createLeaseQueue(createMemoryJobTable(), now);
}

interface StoredJob {
  readonly uid: Uid;
  readonly turn: number;
  deliveries: number;
  failures: number;
  dueAt: number;
  leaseUntil: number | null;
}

function createMemoryJobTable(): JobTable {
  const jobs = new Map<InspirationId, StoredJob>();
  let isClosed = false;
  const checkHealth = () => {
    if (isClosed) throw new Error("The queue is closed.");
  };
  const held = ({ id, deliveries }: Lease) => {
    const job = jobs.get(id);
    return job !== undefined && job.leaseUntil !== null && job.deliveries === deliveries
      ? job
      : null;
  };
  const dueAt = (job: StoredJob) => job.leaseUntil ?? job.dueAt;
  const inTurn = () => [...jobs].sort(([, one], [, other]) => one.turn - other.turn);
  return {
    add({ id, uid }, now, turn) {
      checkHealth();
      if (jobs.has(id)) return;
      const last = [...jobs.values()].findLast((job) => job.uid === uid);
      const own = Math.max(now, last === undefined ? 0 : last.turn + turn);
      const fresh = { deliveries: 0, failures: 0, dueAt: now, leaseUntil: null };
      jobs.set(id, { uid, turn: own, ...fresh });
    },
    take(now, leaseUntil, excluded) {
      checkHealth();
      const next = inTurn().find(([, job]) => dueAt(job) <= now && !excluded.includes(job.uid));
      if (next === undefined) return null;
      const [id, job] = next;
      job.deliveries += 1;
      job.leaseUntil = leaseUntil;
      const { uid, deliveries } = job;
      return { id, uid, attempt: job.failures + 1, deliveries };
    },
    renew(lease, leaseUntil) {
      const job = held(lease);
      if (job !== null) job.leaseUntil = leaseUntil;
      return job !== null;
    },
    remove(lease) {
      if (held(lease) !== null) jobs.delete(lease.id);
    },
    giveBack(lease, dueAt, hasFailed) {
      const job = held(lease);
      if (job === null) return;
      Object.assign(job, { leaseUntil: null, dueAt });
      if (hasFailed) job.failures += 1;
    },
    nextDue(excluded) {
      const others = [...jobs.values()].filter(({ uid }) => !excluded.includes(uid));
      return others.length === 0 ? null : Math.min(...others.map(dueAt));
    },
    countAhead(id) {
      const isTaken = jobs.get(id)?.leaseUntil !== null;
      return isTaken ? null : inTurn().findIndex(([other]) => other === id);
    },
    countJobs: () => jobs.size,
    firstTurn: () => inTurn()[0]?.[1].turn ?? null,
    checkHealth,
    close() {
      isClosed = true;
    },
  };
}
