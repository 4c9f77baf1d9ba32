/**
 * Does what no two windows may do at the same time. Resolves when it is done: true, or at once false while
 * somebody else is at it.
 */
export type Alone = (work: () => Promise<void> | void) => Promise<boolean>;

/**
 * @param name of what is done
 * @param locks undefined over plain http: then a window knows of itself alone
 */
export function createAlone(name: string, locks: LockManager | undefined): Alone {
  let isTaken = false;
  return async (work) => {
    if (locks !== undefined)
      return locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock !== null) await work();
        return lock !== null;
      });
    if (isTaken) return false;
    isTaken = true;
    try {
      await work();
    } finally {
      isTaken = false;
    }
    return true;
  };
}
