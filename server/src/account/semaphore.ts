import { tooManyRequests } from "../limits/too-many-requests.ts";

/** Runs work for a caller as soon as a slot is free, first come, first served. */
export type Semaphore = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

interface SemaphoreLimits {
  /** How much work runs at the same time. */
  readonly concurrency: number;
  /** How much may wait, in all and for one caller. */
  readonly queueLength: number;
  readonly queueLengthPerCaller: number;
}

/**
 * A counting semaphore with a queue of limited length. It refuses with `too-many-requests` when the queue
 * is full.
 */
export function createSemaphore({
  concurrency,
  queueLength,
  queueLengthPerCaller,
}: SemaphoreLimits): Semaphore {
  const queue: { readonly caller: string; readonly begin: () => void }[] = [];
  let running = 0;
  return async (caller, work) => {
    if (running < concurrency) running += 1;
    else {
      const ofCaller = queue.filter((one) => one.caller === caller).length;
      if (queue.length >= queueLength || ofCaller >= queueLengthPerCaller) throw tooManyRequests(2);
      // Work that ends hands its slot over, so `running` stays as it is.
      await new Promise<void>((begin) => queue.push({ caller, begin }));
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next.begin();
    }
  };
}
