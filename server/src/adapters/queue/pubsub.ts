import { setTimeout as pause } from "node:timers/promises";
import type { Firestore } from "@google-cloud/firestore";
import type { Delivery, Queue, Verdict } from "../../ports/queue.ts";
import { consumeConcurrently } from "./consume-concurrently.ts";
import { createJobLedger, isJobId, type Lease } from "./job-ledger.ts";
import { type Message, openMessages } from "./pubsub-messages.ts";
import { toNames } from "./pubsub-resources.ts";

export interface PubSubQueueSettings {
  readonly projectId: string;
  /** Of topic and subscription the names alone. They are created if they are missing. */
  readonly topic: string;
  readonly subscription: string;
  /** Has the collection `jobs`; stays open when the queue is closed. */
  readonly firestore: Firestore;
  /** Seconds that a job stays with a worker that gives no more sign of life; 30 by default. */
  readonly leaseSeconds?: number;
  /** Seconds that a job that is due may wait before enqueuing it publishes it anew; 60 by default. */
  readonly patienceSeconds?: number;
  /** Deliveries of one message, 5 to 100, after which it goes to `<topic>-dead`; 50 by default. */
  readonly maxDeliveryAttempts?: number;
  /** Seconds that a consumer tries to reach Pub/Sub anew before it gives up; 15 by default. */
  readonly outageSeconds?: number;
}

/**
 * A queue for any number of processes: Pub/Sub delivers and wakes, Firestore remembers. A message
 * carries the job's id. Whether it is taken, how often it was and when it may be taken again is in
 * the job's document, so that a message that comes twice, late or not at all does no harm.
 *
 * A worker pulls one message for each job that it has the hands for, and none ahead. The message
 * stays unacknowledged while it waits and while it is worked on: that of a worker who died is
 * delivered again by itself, as is that of an attempt to be made later.
 *
 * @throws when Pub/Sub is out of reach, or something is missing and may not be created
 */
export async function openPubSubQueue(settings: PubSubQueueSettings): Promise<Queue> {
  const { projectId, firestore, leaseSeconds = 30, patienceSeconds = 60 } = settings;
  const { maxDeliveryAttempts = 50, outageSeconds = 15 } = settings;
  const names = toNames(projectId, settings.topic, settings.subscription);
  const messages = await openMessages(projectId, names, {
    maxDeliveryAttempts,
    outageSeconds,
  });
  const ledger = createJobLedger(firestore, { leaseSeconds, patienceSeconds });

  /** Renews lease and message until the work has ended; aborts `lost` when the lease is no more. */
  async function renew(
    lease: Lease,
    message: Message,
    lost: AbortController,
    ended: AbortSignal,
  ): Promise<void> {
    const leaseMilliseconds = leaseSeconds * 1_000;
    let end: NodeJS.Timeout | undefined;
    /** Ends the work a little before Firestore would let another worker have the job. */
    const holdFrom = (time: number) => {
      clearTimeout(end);
      const left = time + leaseMilliseconds * 0.9 - performance.now();
      end = setTimeout(() => lost.abort(new Error("Lease not renewed in time.")), left);
    };
    holdFrom(performance.now());
    try {
      await messages.postpone(message, leaseSeconds);
      while (await waitUnless(ended, leaseMilliseconds / 3)) {
        const asked = performance.now();
        // Without an answer the next renewal tells, if it comes in time.
        const isHeld = await ledger.renew(lease).catch(() => null);
        if (isHeld === false) return lost.abort(new Error("Lease lost."));
        if (isHeld !== true) continue;
        holdFrom(asked);
        await messages.postpone(message, leaseSeconds);
      }
    } finally {
      clearTimeout(end);
    }
  }

  async function deliver(
    lease: Lease,
    message: Message,
    handler: (delivery: Delivery) => Promise<Verdict>,
    stop: AbortSignal,
  ): Promise<void> {
    const { id, attempt } = lease;
    const lost = new AbortController();
    const ended = new AbortController();
    const signal = AbortSignal.any([lost.signal, stop]);
    const renewal = renew(lease, message, lost, ended.signal);
    let verdict: Verdict = { kind: "retry", delaySeconds: 0 };
    try {
      const decided = await handler({ id, attempt, signal });
      if (!signal.aborted) verdict = decided;
    } catch {
      // The handler reports its own faults; here they only mean that the job is not done.
    } finally {
      ended.abort();
      await renewal;
    }
    // What is no longer ours is left alone, and so is its message.
    if (verdict.kind === "done") {
      if (await ledger.remove(lease)) await messages.acknowledge(message);
    } else if (await ledger.giveBack(lease, verdict.delaySeconds))
      await messages.postpone(message, verdict.delaySeconds);
  }

  async function consumeOne(
    handler: (delivery: Delivery) => Promise<Verdict>,
    stop: AbortSignal,
  ): Promise<void> {
    while (!stop.aborted) {
      const message = await messages.pull(stop);
      if (message === null) continue;
      if (stop.aborted) await messages.postpone(message, 0);
      else if (message.jobId === null) await messages.acknowledge(message);
      else {
        const taking = await ledger.take(message.jobId, message.name);
        if (taking.kind === "taken") await deliver(taking.lease, message, handler, stop);
        else if (taking.kind === "early") await messages.postpone(message, taking.seconds);
        else await messages.acknowledge(message);
      }
    }
  }

  return {
    async enqueue(id) {
      if (!isJobId(id)) throw new Error(`${JSON.stringify(id)} can't be a job's id.`);
      for (;;) {
        const added = await ledger.add(id);
        if (added !== null) {
          try {
            return await messages.publish(id);
          } catch (error) {
            // So that the next call publishes at once. If this fails, too, one a minute later does.
            await ledger.withdraw(added).catch(() => undefined);
            throw error;
          }
        }
        const forgotten = await ledger.findForgotten(id);
        if (forgotten === null) return;
        // Else it was finished in between, and is added anew.
        if (forgotten !== "gone") {
          await messages.publish(id);
          return await ledger.waitAgain(forgotten);
        }
      }
    },
    consume: (handler, consumption) =>
      consumeConcurrently(consumption, (stop) => consumeOne(handler, stop)),
    async checkHealth() {
      await Promise.all([messages.checkHealth(), ledger.checkHealth()]);
    },
    close: () => messages.close(),
  };
}

/** Whether so many milliseconds passed without the signal's aborting. */
async function waitUnless(signal: AbortSignal, milliseconds: number): Promise<boolean> {
  try {
    await pause(milliseconds, null, { signal });
    return true;
  } catch {
    return false;
  }
}
