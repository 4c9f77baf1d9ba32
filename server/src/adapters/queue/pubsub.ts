import { setTimeout as pause } from "node:timers/promises";
import type { Firestore } from "@google-cloud/firestore";
import pLimit from "p-limit";
import type { Delivery, Queue, Verdict } from "../../ports/queue.ts";
import { consumeConcurrently } from "./consume-concurrently.ts";
import { createPeopleServed } from "./people-served.ts";
import { createJobLedger, type Lease, type Taking } from "./job-ledger.ts";
import { isJobId } from "./stored-jobs.ts";
import { type Message, openMessages } from "./pubsub-messages.ts";
import { toNames } from "./pubsub-resources.ts";

export interface PubSubQueueSettings {
  readonly projectId: string;
  /** The short names of topic and subscription. They are created if they are missing. */
  readonly topic: string;
  readonly subscription: string;
  /** The database with the collections `jobs` and `latestJobs`. It stays open when the queue is closed. */
  readonly firestore: Firestore;
  /** Seconds after which a lease expires that is not renewed; 30 by default. */
  readonly leaseSeconds?: number;
  /** Seconds that a due job may wait before a further `enqueue` publishes it again; 60 by default. */
  readonly patienceSeconds?: number;
  /** Deliveries of a message, 5 to 100, after which it goes to the dead-letter topic `<topic>-dead`; 50 by default. */
  readonly maxDeliveryAttempts?: number;
  /** Seconds that a consumer tries to reach Pub/Sub before it gives up; 15 by default. */
  readonly outageSeconds?: number;
}

/**
 * A queue for any number of processes: Pub/Sub wakes, Firestore remembers. A message says that there is a job more to do;
 * whoever pulls it does the one whose turn it is. The job's document says whether it is taken, how many attempts there
 * were, and when the next one is due. So a message that comes twice, late or never does no harm.
 *
 * A worker pulls a message only when it is free to do the job. The message stays unacknowledged until the job is done.
 * So Pub/Sub delivers it again by itself when a worker has died, or when a later attempt is due.
 *
 * @throws when Pub/Sub can't be reached, or something is missing that this account may not create
 */
export async function openPubSubQueue(settings: PubSubQueueSettings): Promise<Queue> {
  const { projectId, firestore, leaseSeconds = 30, patienceSeconds = 60 } = settings;
  const { maxDeliveryAttempts = 50, outageSeconds = 15 } = settings;
  const names = toNames(projectId, settings.topic, settings.subscription);
  const messages = await openMessages(projectId, names, {
    maxDeliveryAttempts,
    outageSeconds,
  });
  const people = createPeopleServed();
  const oneAtATime = pLimit(1);
  const ledger = createJobLedger(firestore, { leaseSeconds, patienceSeconds });

  function take(message: Message, perPerson: number): Promise<Taking> {
    // One after the other: two at once would not know of each other's person.
    return oneAtATime(async () => {
      const excluded = people.listServed(perPerson);
      const taking = await ledger.take({ message: message.name, excluded });
      if (taking.kind === "taken") people.begin(taking.lease.uid);
      return taking;
    });
  }

  /** Renews the lease and the message until the work has ended. Aborts `lost` when the lease is lost. */
  async function renew(
    lease: Lease,
    message: Message,
    lost: AbortController,
    ended: AbortSignal,
  ): Promise<void> {
    const leaseMilliseconds = leaseSeconds * 1_000;
    let end: NodeJS.Timeout | undefined;
    /** Ends the work shortly before Firestore would give the job to another worker. */
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
        // Without an answer the next renewal will show the result, if it comes in time.
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
    const { id, attempt, deliveries } = lease;
    const lost = new AbortController();
    const ended = new AbortController();
    const signal = AbortSignal.any([lost.signal, stop]);
    const renewal = renew(lease, message, lost, ended.signal);
    /** Null when the delivery was broken off. */
    let verdict: Verdict | null = null;
    try {
      const decided = await handler({ id, attempt, deliveries, signal });
      if (!signal.aborted) verdict = decided;
    } catch {
      // The handler logs its own errors. Here they only mean that the job is not done.
    } finally {
      ended.abort();
      await renewal;
    }
    // Where the ledger says no, the job is not ours any more, and neither is its message.
    if (verdict?.kind === "done") {
      if (await ledger.remove(lease)) await messages.acknowledge(message);
      return;
    }
    const delaySeconds = verdict?.delaySeconds ?? 0;
    if (await ledger.giveBack(lease, delaySeconds, verdict !== null))
      await messages.postpone(message, delaySeconds);
  }

  async function consumeOne(
    handler: (delivery: Delivery) => Promise<Verdict>,
    perPerson: number,
    stop: AbortSignal,
  ): Promise<void> {
    while (!stop.aborted) {
      const message = await messages.pull(stop);
      if (message === null) continue;
      if (stop.aborted) await messages.postpone(message, 0);
      else if (message.jobId === null) await messages.acknowledge(message);
      else {
        const taking = await take(message, perPerson);
        if (taking.kind === "taken") {
          const delivered = deliver(taking.lease, message, handler, stop);
          await delivered.finally(() => people.end(taking.lease.uid));
        } else if (taking.kind === "early") await messages.postpone(message, taking.seconds);
        else await messages.acknowledge(message);
      }
    }
  }

  return {
    async enqueue(job) {
      const { id } = job;
      if (!isJobId(id)) throw new Error(`${JSON.stringify(id)} can't be a job's id.`);
      for (;;) {
        const added = await ledger.add(job);
        if (added !== null) {
          try {
            return await messages.publish(id);
          } catch (error) {
            // So that the next call publishes at once. If this fails too, a call a minute later publishes.
            await ledger.withdraw(added).catch(() => undefined);
            throw error;
          }
        }
        const forgotten = await ledger.findForgotten(job);
        if (forgotten === null) return;
        // Else it was finished meanwhile, and is added again.
        if (forgotten !== "gone") {
          await messages.publish(id);
          return await ledger.waitAgain(forgotten);
        }
      }
    },
    consume: (handler, consumption) => {
      const { perPerson = consumption.concurrency } = consumption;
      return consumeConcurrently(consumption, (stop) => consumeOne(handler, perPerson, stop));
    },
    countAhead: (id) => ledger.countAhead(id),
    readBacklog: () => ledger.readBacklog(),
    async checkHealth() {
      await Promise.all([messages.checkHealth(), ledger.checkHealth()]);
    },
    close: () => messages.close(),
  };
}

/** Waits. Returns false when the signal aborted before the end. */
async function waitUnless(signal: AbortSignal, milliseconds: number): Promise<boolean> {
  try {
    await pause(milliseconds, null, { signal });
    return true;
  } catch {
    return false;
  }
}
