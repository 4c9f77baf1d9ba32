import type { Delivery, Queue, Verdict } from "../../ports/queue.ts";
import { consumeConcurrently } from "./consume-concurrently.ts";

/** A job that this process has just taken. */
export interface Lease {
  readonly id: string;
  readonly attempt: number;
}

/**
 * The durable part of a queue: which jobs there are, when each is due and who has taken it. Times are milliseconds since
 * the epoch. The number of an attempt is its fencing token: renewing and ending succeed only while it is the job's
 * newest attempt.
 */
export interface JobTable {
  /** Adds a job that is due now, unless it exists. */
  add(id: string, now: number): void;
  /** Takes the job that has been due for the longest time. Returns null when none is due. */
  take(now: number, leaseUntil: number): Lease | null;
  /** Renews the lease. Returns whether it was still valid. */
  renew(lease: Lease, leaseUntil: number): boolean;
  /** Removes the job if the lease is still valid. */
  remove(lease: Lease): void;
  /** Lets others take the job from `dueAt` on, if the lease is still valid. */
  giveBack(lease: Lease, dueAt: number): void;
  /** When the next job becomes due or the next lease expires; null when there is no job. */
  nextDue(): number | null;
  /** How many jobs are taken or due before this one; null when it is taken or there is none. */
  countAhead(id: string): number | null;
  checkHealth(): void;
  close(): void;
}

/** Milliseconds after which a lease expires that is not renewed. */
const leaseMilliseconds = 30_000;

/** A queue on a table of jobs that only this process uses, so that enqueuing can wake a consumer. */
export function createLeaseQueue(table: JobTable, now: () => number = Date.now): Queue {
  const wakers = new Set<() => void>();
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
      const verdict = await handler({ id: lease.id, attempt: lease.attempt, signal });
      if (signal.aborted) table.giveBack(lease, now());
      else if (verdict.kind === "done") table.remove(lease);
      else table.giveBack(lease, now() + verdict.delaySeconds * 1_000);
    } catch {
      // The handler logs its own errors. Here they only mean that the job is not done.
      table.giveBack(lease, now());
    } finally {
      clearInterval(renewal);
      wakeAll();
    }
  }

  async function consumeOne(
    handler: (delivery: Delivery) => Promise<Verdict>,
    stop: AbortSignal,
  ): Promise<void> {
    while (!stop.aborted) {
      const lease = table.take(now(), now() + leaseMilliseconds);
      if (lease === null) await untilDue(stop);
      else await deliver(lease, handler, stop);
    }
  }

  function untilDue(stop: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const next = table.nextDue();
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
    async enqueue(id) {
      table.add(id, now());
      wakeAll();
    },
    consume: (handler, consumption) =>
      consumeConcurrently(consumption, (stop) => consumeOne(handler, stop)),
    countAhead: async (id) => table.countAhead(id),
    checkHealth: async () => table.checkHealth(),
    close: async () => table.close(),
  };
}

/** The longest time that Node's timers can wait (31 bits). Waking too early does no harm. */
const maxTimeout = 2 ** 31 - 1;
