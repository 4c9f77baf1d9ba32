import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Creates a function that lets one caller go on in each turn of the event loop. Other work is done between them, however
 * many callers there are.
 *
 * @returns a function whose promise resolves when it is the caller's turn, in the order of the calls
 */
export function createEventLoopTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => nextTurn());
    return last;
  };
}
