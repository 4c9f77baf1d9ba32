import { setTimeout } from "node:timers/promises";
import { S3Error } from "../adapters/media/s3-requests.ts";

/** Milliseconds before each retry (exponential backoff). */
const pauses = [1_000, 3_000, 9_000, 27_000];

/** Waits, and rejects when the waiting was aborted. */
export type Pause = (milliseconds: number) => Promise<void>;

/** A pause that the signal can abort. */
export function createPause(signal: AbortSignal): Pause {
  return (milliseconds) =>
    setTimeout(milliseconds, undefined, { signal }).catch(() => signal.throwIfAborted());
}

/**
 * Calls the store, with up to four retries after transient errors.
 *
 * @throws the error of the last attempt
 */
export async function retry<T>(call: () => Promise<T>, pause: Pause): Promise<T> {
  for (const milliseconds of pauses)
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof S3Error && error.isTransient)) throw error;
      await pause(milliseconds);
    }
  return call();
}
