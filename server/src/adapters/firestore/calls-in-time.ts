import type { Firestore, Transaction } from "@google-cloud/firestore";
import { DeadlineExceeded } from "./deadline-exceeded.ts";

/** Tries of a transaction that meets another one on the same documents, within the time of its call. */
const transactionAttempts = 10;

/**
 * Does the work, which is told by the signal when nobody waits for it any more. Firestore's own client would try for
 * ten minutes.
 *
 * @throws {DeadlineExceeded} when it is not done in time
 */
export async function callInTime<T>(
  work: (late: AbortSignal) => Promise<T>,
  milliseconds: number,
): Promise<T> {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const lateness = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const seconds = milliseconds / 1_000;
      reject(new DeadlineExceeded(`Firestore did not answer within ${seconds} seconds.`));
      late.abort();
    }, milliseconds);
  });
  try {
    return await Promise.race([work(late.signal), lateness]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Does the work in a transaction. It is repeated when it meets another, so the work must be repeatable.
 *
 * @param late from which moment on nothing is to be written, since its caller was told that it failed
 */
export function transactUnlessLate<T>(
  firestore: Firestore,
  work: (transaction: Transaction) => Promise<T>,
  late: AbortSignal,
): Promise<T> {
  return firestore.runTransaction(
    async (transaction) => {
      const result = await work(transaction);
      late.throwIfAborted();
      return result;
    },
    { maxAttempts: transactionAttempts },
  );
}
