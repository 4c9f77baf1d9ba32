import { setTimeout as wait } from "node:timers/promises";
import type { Firestore, Transaction } from "@google-cloud/firestore";
import { DeadlineExceeded } from "../firestore/deadline-exceeded.ts";

/** Milliseconds after which a call is given up; Firestore's own client would try for ten minutes. */
const callMilliseconds = 15_000;
/** Tries of a transaction that meets another one on the same documents, within the time of a call. */
const transactionAttempts = 10;

/** Milliseconds within which a store that is well answers. */
const healthMilliseconds = 5_000;
/** Milliseconds that closing waits for what is under way. */
const closingMilliseconds = 2_000;

/** Calls of the store that end within a bounded time, until it is closed. */
export interface FirestoreCalls {
  /**
   * Does the work, which is told by the signal when nobody waits for it any more.
   *
   * @throws {DeadlineExceeded} when the store does not answer in time; also when it is closed
   */
  readonly call: <T>(work: (late: AbortSignal) => Promise<T>, milliseconds?: number) => Promise<T>;
  /** The same for a transaction. It is repeated when it meets another, so the work must be repeatable. */
  readonly transact: <T>(
    work: (transaction: Transaction) => Promise<T>,
    milliseconds?: number,
  ) => Promise<T>;
  readonly checkHealth: () => Promise<void>;
  /** Aborts when the store closes. */
  readonly closing: AbortSignal;
  readonly close: () => Promise<void>;
}

export function createFirestoreCalls(firestore: Firestore): FirestoreCalls {
  const closing = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  /** Nothing is there. */
  const probe = firestore.doc("health/check");

  const call: FirestoreCalls["call"] = async (work, milliseconds = callMilliseconds) => {
    if (closing.signal.aborted) throw new Error("The documents are closed.");
    const late = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const lateness = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        const seconds = milliseconds / 1_000;
        reject(new DeadlineExceeded(`Firestore did not answer within ${seconds} seconds.`));
        late.abort();
      }, milliseconds);
    });
    const working = work(late.signal).finally(() => underWay.delete(working));
    underWay.add(working);
    try {
      return await Promise.race([working, lateness]);
    } finally {
      clearTimeout(timer);
    }
  };

  const transact: FirestoreCalls["transact"] = (work, milliseconds) =>
    call(
      (late) =>
        firestore.runTransaction(
          async (transaction) => {
            const result = await work(transaction);
            // Nothing is to be written long after its caller was told that it failed.
            late.throwIfAborted();
            return result;
          },
          { maxAttempts: transactionAttempts },
        ),
      milliseconds,
    );

  return {
    call,
    transact,
    checkHealth: () =>
      // A transaction that changes nothing takes the way of a write, whose rights are others.
      transact(async (transaction) => void (await transaction.get(probe)), healthMilliseconds),
    closing: closing.signal,
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      const answers = Promise.allSettled(underWay).then(() => probe.get());
      const isWell = await Promise.race([
        answers.then(
          () => true,
          () => false,
        ),
        wait(closingMilliseconds, false, { ref: false }),
      ]);
      // A client that is ended while it looks for a store that is away leaves rejections that nobody
      // can handle; the process, which is about to end, takes its connections along.
      if (isWell) await firestore.terminate();
    },
  };
}
