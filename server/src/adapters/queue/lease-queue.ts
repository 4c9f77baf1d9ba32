import type { Delivery, Queue, Verdict } from "../../ports/queue.ts";
import { consumeConcurrently } from "./consume-concurrently.ts";

/** A job that this process has just taken. */
export interface Lease {
  readonly id: string;
  readonly attempt: number;
}

/**
 * The durable part of a queue: which jobs there are, when each is due and who has it. Times are
 * milliseconds since the epoch. An attempt's number is its fencing token: renewing and ending only
 * succeed while it is still the job's newest.
 */
export interface JobTable {
  /** Adds the job, due now, unless it is there. */
  add(id: string, now: number): void;
  /** Takes the job that has been due the longest; null when none is due. */
  take(now: number, leaseUntil: number): Lease | null;
  /** Whether the lease was still held. */
  renew(lease: Lease, leaseUntil: number): boolean;
  /** Removes the job if the lease is still held. */
  remove(lease: Lease): void;
  /** Lets others take the job from `dueAt` on if the lease is still held. */
  giveBack(lease: Lease, dueAt: number): void;
  /** When the next job becomes due or the next lease runs out; null when there is nothing. */
  nextDue(): number | null;
  checkHealth(): void;
  close(): void;
}

/** Milliseconds that a job stays with a consumer that gives no more sign of life. */
const leaseMilliseconds = 30_000;

/** A queue over a table of jobs that only this process uses: consumers wake by being called. */
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
        // The table can't be written now; the next renewal, or the end of the delivery, tells.
      }
    };
    const renewal = setInterval(renew, leaseMilliseconds / 3);
    try {
      const verdict = await handler({ id: lease.id, attempt: lease.attempt, signal });
      if (signal.aborted) table.giveBack(lease, now());
      else if (verdict.kind === "done") table.remove(lease);
      else table.giveBack(lease, now() + verdict.delaySeconds * 1_000);
    } catch {
      // The handler reports its own faults; here they only mean that the job is not done.
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
        next === null ? undefined : setTimeout(wake, Math.min(next - now(), longestTimeout));
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
    checkHealth: async () => table.checkHealth(),
    close: async () => table.close(),
  };
}

/** Node's timers hold 31 bits of milliseconds; waking too early is harmless. */
const longestTimeout = 2 ** 31 - 1;
