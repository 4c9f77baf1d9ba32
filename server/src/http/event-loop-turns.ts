import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Lets callers go on one by one, each in another turn of the event loop: whatever else has come in is answered between
 * them, however many callers there are at once.
 */
export function createEventLoopTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => nextTurn());
    return last;
  };
}
