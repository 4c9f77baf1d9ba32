import type { Queue } from "../../ports/queue.ts";
import { createLeaseQueue, type JobTable } from "./lease-queue.ts";

/** A queue in memory, for tests. */
export function createMemoryQueue(now: () => number = Date.now): Queue {
  return createLeaseQueue(createMemoryJobTable(), now);
}

interface Job {
  attempt: number;
  dueAt: number;
  leaseUntil: number | null;
}

function createMemoryJobTable(): JobTable {
  const jobs = new Map<string, Job>();
  let isClosed = false;
  const checkHealth = () => {
    if (isClosed) throw new Error("The queue is closed.");
  };
  const held = (lease: { id: string; attempt: number }) => {
    const job = jobs.get(lease.id);
    return job !== undefined && job.leaseUntil !== null && job.attempt === lease.attempt
      ? job
      : null;
  };
  const dueAt = (job: Job) => job.leaseUntil ?? job.dueAt;
  const inOrder = () => [...jobs].sort(([, a], [, b]) => dueAt(a) - dueAt(b));
  return {
    add(id, now) {
      checkHealth();
      if (!jobs.has(id)) jobs.set(id, { attempt: 0, dueAt: now, leaseUntil: null });
    },
    take(now, leaseUntil) {
      checkHealth();
      const [first] = inOrder();
      if (first === undefined || dueAt(first[1]) > now) return null;
      const [id, job] = first;
      job.attempt += 1;
      job.leaseUntil = leaseUntil;
      return { id, attempt: job.attempt };
    },
    renew(lease, leaseUntil) {
      const job = held(lease);
      if (job !== null) job.leaseUntil = leaseUntil;
      return job !== null;
    },
    remove(lease) {
      if (held(lease) !== null) jobs.delete(lease.id);
    },
    giveBack(lease, dueAt) {
      const job = held(lease);
      if (job !== null) Object.assign(job, { leaseUntil: null, dueAt });
    },
    nextDue() {
      const [first] = inOrder();
      return first === undefined ? null : dueAt(first[1]);
    },
    countAhead(id) {
      const job = jobs.get(id);
      if (job === undefined || job.leaseUntil !== null) return null;
      const taken = [...jobs.values()].filter(({ leaseUntil }) => leaseUntil !== null);
      const waiting = inOrder().filter(([, { leaseUntil }]) => leaseUntil === null);
      return taken.length + waiting.findIndex(([other]) => other === id);
    },
    checkHealth,
    close() {
      isClosed = true;
    },
  };
}
