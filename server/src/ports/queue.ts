import type { InspirationId, Uid } from "@hearten/contract/ids.ts";

/** What is enqueued. */
export interface Job {
  /** The inspiration's. */
  readonly id: InspirationId;
  /** Whose job it is: people take turns. */
  readonly uid: Uid;
}

/** One delivery of a job. */
export interface Delivery {
  /** The job's. */
  readonly id: InspirationId;
  /** 1 for the first one, and one more after each verdict to try again. */
  readonly attempt: number;
  /** 1 for the first one. Deliveries that ended with a crash, a stop or a lost lease count too. */
  readonly deliveries: number;
  /** Aborts when the lease is lost or the consumer stops. Another worker can then have the job. */
  readonly signal: AbortSignal;
}

/** What the handler of a delivery decides. */
export type Verdict =
  /** The job is finished, with or without success. */
  | { readonly kind: "done" }
  /** Deliver the job again, but not before so many seconds have passed. */
  | { readonly kind: "retry"; readonly delaySeconds: number };

/** How a consumer takes jobs. */
export interface Consumption {
  /** The most jobs at the same time. */
  readonly concurrency: number;
  /** The most jobs of one person at the same time; by default as many as of all. That person's others wait. */
  readonly perPerson?: number;
  /** Stops the consumer. */
  readonly signal: AbortSignal;
}

/** What is not done yet. */
export interface Backlog {
  /** Jobs that wait or are under way. */
  readonly jobs: number;
  /** Seconds since the first of them had its turn; 0 when there is none. */
  readonly oldestSeconds: number;
}

/**
 * Jobs that wait for a worker. A job is two ids and nothing else. Its data is in the documents, so no
 * private words go through the queue.
 *
 * People take turns (fair queueing): a job comes when it is enqueued, but five minutes after the one that its
 * person enqueued before, if that one is not done. So somebody who enqueues a hundred stands before nobody else.
 *
 * Delivery is at least once, so a handler must be idempotent: the id is the idempotency key. Each
 * delivery has a lease, which the adapter renews while the handler runs. When the process dies, the
 * lease expires and the job is delivered again.
 */
export interface Queue {
  /**
   * Durable when the promise resolves. Does nothing for an id that waits or is being worked on. An id
   * that is done is enqueued again.
   */
  enqueue(job: Job): Promise<void>;
  /**
   * Delivers jobs to the handler until the signal aborts. Then it takes no more jobs, aborts the
   * signals of the running deliveries, and resolves when their handlers have returned. When a handler
   * throws, or returns after the abort, its job goes back to the queue at once. Rejects when the
   * queue is out of reach, after all handlers have returned; call it again later.
   */
  consume(
    handler: (delivery: Delivery) => Promise<Verdict>,
    consumption: Consumption,
  ): Promise<void>;
  /**
   * How many jobs that are not done have their turn before this one. Cheap: it may be asked every few seconds. Null for
   * a job that is under way or unknown.
   */
  countAhead(id: InspirationId): Promise<number | null>;
  /** Cheap: it may be asked every few seconds. */
  readBacklog(): Promise<Backlog>;
  /** Resolves when jobs can be enqueued; rejects with the reason when they can't. */
  checkHealth(): Promise<void>;
  /** Releases the resources of the queue. Call it when all consumers have ended. */
  close(): Promise<void>;
}
