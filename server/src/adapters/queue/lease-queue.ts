import { setTimeout as pause } from "node:timers/promises";
import type { InspirationId, Uid } from "@hearten/contract/ids.ts";
import type { Delivery, Job, Queue, Verdict } from "../../ports/queue.ts";
import { consumeConcurrently } from "./consume-concurrently.ts";
import { createPeopleServed } from "./people-served.ts";
import { toBacklog, turnMilliseconds } from "./turn.ts";

/** A job that this process has just taken. */
export interface Lease extends Job {
  readonly attempt: number;
  readonly deliveries: number;
}

/**
 * The durable part of a queue: which jobs there are, when each is due and who has taken it. Times are milliseconds since
 * the epoch. The number of deliveries is a fencing token: renewing and ending succeed only while it is the job's newest
 * delivery.
 */
export interface JobTable {
  /** Adds a job that is due now, unless it exists. Its turn comes `turn` milliseconds after its person's last one. */
  add(job: Job, now: number, turn: number): void;
  /** Takes the due job whose turn it is, of nobody who is excluded. Returns null when there is none. */
  take(now: number, leaseUntil: number, excluded: readonly Uid[]): Lease | null;
  /** Renews the lease. Returns whether it was still valid. */
  renew(lease: Lease, leaseUntil: number): boolean;
  /** Removes the job if the lease is still valid. */
  remove(lease: Lease): void;
  /** Lets others take the job from `dueAt` on, if the lease is still valid. A failed attempt is counted. */
  giveBack(lease: Lease, dueAt: number, hasFailed: boolean): void;
  /** When the next job becomes due, or the next lease expires, of nobody who is excluded; null when there is none. */
  nextDue(excluded: readonly Uid[]): number | null;
  /** How many jobs have their turn before this one; null when it is taken or there is none. */
  countAhead(id: InspirationId): number | null;
  countJobs(): number;
  /** The earliest turn of all; null when there is none. */
  firstTurn(): number | null;
  checkHealth(): void;
  close(): void;
}

/** Milliseconds after which a lease expires that is not renewed. */
const leaseMilliseconds = 30_000;

/** A queue on a table of jobs that only this process uses, so that enqueuing can wake a consumer. */
export function createLeaseQueue(table: JobTable, now: () => number = Date.now): Queue {
  const wakers = new Set<() => void>();
  const people = createPeopleServed();
  const wakeAll = () => {
    for (const wake of wakers) wake();
  };

  async function deliver(
    lease: Lease,
    handler: (delivery: Delivery) => Promise<Verdict>,
    stop: AbortSignal,
  ): Promise<void> {
    const lost = new AbortController();
    const signal = AbortSignal.any([lost.signal, stop]);
    const renew = () => {
      try {
        if (!table.renew(lease, now() + leaseMilliseconds)) lost.abort(new Error("Lease lost."));
      } catch {
        // The table can't be written now. The next renewal, or the end of the delivery, will show the result.
      }
    };
    const renewal = setInterval(renew, leaseMilliseconds / 3);
    try {
      const { id, attempt, deliveries } = lease;
      const verdict = await handler({ id, attempt, deliveries, signal });
      await writeSoon(() => {
        if (signal.aborted) table.giveBack(lease, now(), false);
        else if (verdict.kind === "done") table.remove(lease);
        else table.giveBack(lease, now() + verdict.delaySeconds * 1_000, true);
      }, stop);
    } catch {
      // The handler logs its own errors. Here they only mean that the job is not done.
      await writeSoon(() => table.giveBack(lease, now(), false), stop);
    } finally {
      people.end(lease.uid);
      clearInterval(renewal);
      wakeAll();
    }
  }

  async function consumeOne(
    handler: (delivery: Delivery) => Promise<Verdict>,
    perPerson: number,
    stop: AbortSignal,
  ): Promise<void> {
    while (!stop.aborted) {
      const excluded = people.listServed(perPerson);
      const lease = table.take(now(), now() + leaseMilliseconds, excluded);
      if (lease === null) await untilDue(excluded, stop);
      else {
        people.begin(lease.uid);
        await deliver(lease, handler, stop);
      }
    }
  }

  function untilDue(excluded: readonly Uid[], stop: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const next = table.nextDue(excluded);
      const wake = () => {
        clearTimeout(timer);
        wakers.delete(wake);
        stop.removeEventListener("abort", wake);
        resolve();
      };
      const timer =
        next === null ? undefined : setTimeout(wake, Math.min(next - now(), maxTimeout));
      wakers.add(wake);
      stop.addEventListener("abort", wake, { once: true });
    });
  }

  return {
    async enqueue(job) {
      table.add(job, now(), turnMilliseconds);
      wakeAll();
    },
    consume: (handler, consumption) => {
      const { perPerson = consumption.concurrency } = consumption;
      return consumeConcurrently(consumption, (stop) => consumeOne(handler, perPerson, stop));
    },
    countAhead: async (id) => table.countAhead(id),
    readBacklog: async () => toBacklog(table.countJobs(), table.firstTurn(), now()),
    checkHealth: async () => table.checkHealth(),
    close: async () => table.close(),
  };
}

/** SQLite's primary result codes for what may pass (sqlite.org/rescode.html): read-only, input or output error, full. */
const passing = new Set([8, 10, 13]);

const canPass = (error: unknown) =>
  error instanceof Error && "errcode" in error && passing.has(Number(error.errcode) & 0xff);

/**
 * Writes how a delivery has ended, if need be a second later and again: where that can't be written, as on a full disk,
 * nobody could have the job until its lease expires.
 *
 * @throws once the lease would have expired, or the consumer stops
 */
async function writeSoon(write: () => void, stop: AbortSignal): Promise<void> {
  for (let left = leaseMilliseconds / 1_000; ; left -= 1)
    try {
      write();
      return;
    } catch (error) {
      if (left === 0 || stop.aborted || !canPass(error)) throw error;
      await pause(1_000);
    }
}

/** The longest time that Node's timers can wait (31 bits). Waking too early does no harm. */
const maxTimeout = 2 ** 31 - 1;
