import { setTimeout } from "node:timers/promises";

/**
 * Asks until it is so. There is a time limit, so that it does not go on during the next test after a failure.
 *
 * @param options.every milliseconds between two questions
 * @param options.limit milliseconds
 * @throws when it was not so within the limit
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { every = 1, limit = 60_000 } = {},
): Promise<void> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > limit)
      throw new Error(`It did not come about within ${limit / 1_000} s.`);
    await setTimeout(every);
  }
}
