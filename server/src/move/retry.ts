import { setTimeout } from "node:timers/promises";
import { S3Error } from "../adapters/media/s3-requests.ts";

/** Milliseconds before each further try. */
const pauses = [1_000, 3_000, 9_000, 27_000];

/** Waits so many milliseconds, and rejects when there is nothing to wait for any more. */
export type Pause = (milliseconds: number) => Promise<void>;

/** Pauses that the signal ends, with its reason. */
export function createPause(signal: AbortSignal): Pause {
  return (milliseconds) =>
    setTimeout(milliseconds, undefined, { signal }).catch(() => signal.throwIfAborted());
}

/**
 * Makes a call to the store, and up to four times anew while it gives no answer, or one that says to
 * come back later.
 *
 * @throws what the last try has thrown
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
