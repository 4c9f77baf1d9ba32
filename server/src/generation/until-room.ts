import type { FreeSpace } from "../ports/free-space.ts";
import type { Log } from "../ports/log.ts";
import { delay } from "../sweeps/delay.ts";

/** Milliseconds after which is looked again. */
const interval = 2_000;

/**
 * Resolves when there is room to make an inspiration. What waits is delayed and not given up.
 *
 * @throws the signal's reason
 */
export async function untilRoom(
  freeSpace: Pick<FreeSpace, "hasRoom">,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  if (await freeSpace.hasRoom()) return;
  log.error({}, "no room on the disk: nothing is made until there is");
  do {
    await delay(interval, signal);
    signal.throwIfAborted();
  } while (!(await freeSpace.hasRoom()));
  log.info({}, "room on the disk again");
}
