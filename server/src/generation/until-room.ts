import type { FreeSpace } from "../ports/free-space.ts";
import type { Log } from "../ports/log.ts";

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
  do await pause(signal);
  while (!(await freeSpace.hasRoom()));
  log.info({}, "room on the disk again");
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", end);
      resolve();
    }, interval);
    signal.addEventListener("abort", end, { once: true });
  });
}
