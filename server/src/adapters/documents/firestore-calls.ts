import { setTimeout as wait } from "node:timers/promises";
import type { Firestore, Transaction } from "@google-cloud/firestore";
import { callInTime, transactUnlessLate } from "../firestore/calls-in-time.ts";

/** Milliseconds after which a call is given up. */
const callMilliseconds = 15_000;
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
    return callInTime((late) => {
      const working = work(late).finally(() => underWay.delete(working));
      underWay.add(working);
      return working;
    }, milliseconds);
  };

  const transact: FirestoreCalls["transact"] = (work, milliseconds) =>
    call((late) => transactUnlessLate(firestore, work, late), milliseconds);

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
