/** One delivery of a job. */
export interface Delivery {
  /** The id under which the job was enqueued. */
  readonly id: string;
  /** 1 on the first delivery; one that ended with a crash, a stop or a lost lease counts too. */
  readonly attempt: number;
  /** Aborts when the lease is lost or the consumer stops: another worker may now have the job. */
  readonly signal: AbortSignal;
}

/** What the handler of a delivery decides. */
export type Verdict =
  /** The job is finished, whether it succeeded or not. */
  | { readonly kind: "done" }
  /** Deliver again, at the earliest after so many seconds. */
  | { readonly kind: "retry"; readonly delaySeconds: number };

/** How jobs are taken. */
export interface Consumption {
  /** How many at a time, at most. */
  readonly concurrency: number;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * Jobs waiting for a worker. A job carries its id and nothing else: what it is about lies in the
 * documents, so that no private word travels through the queue.
 *
 * Delivery is at least once: a handler makes itself repeatable by the id. A delivery is held under a
 * lease that the adapter renews for as long as the handler runs; when the process dies, the lease
 * runs out and the job is delivered again.
 */
export interface Queue {
  /**
   * Durable once the promise resolves. Enqueuing an id that is waiting or under way changes
   * nothing; an id that is done is enqueued anew.
   */
  enqueue(id: string): Promise<void>;
  /**
   * Delivers jobs to the handler, at most `concurrency` at a time, until the signal aborts; then
   * takes no more, aborts the running deliveries' signals and resolves when their handlers have
   * returned. A delivery whose handler throws, or returns after the abort, is given back at once.
   * Rejects, after all handlers have returned, when the queue is out of reach; call it again later.
   */
  consume(
    handler: (delivery: Delivery) => Promise<Verdict>,
    consumption: Consumption,
  ): Promise<void>;
  /** Resolves when jobs can be enqueued; rejects with the reason when they can't. */
  checkHealth(): Promise<void>;
  /** Releases what the queue holds. Call it after the consumers have ended. */
  close(): Promise<void>;
}
