/** A mutex (mutual exclusion) among all windows of the browser: whoever holds it works alone. */
export interface Mutex {
  /**
   * Does the work while holding the mutex, and resolves with true when it is done. Somebody else may hold it: then
   * the work is not done, and it resolves with false at once.
   */
  tryRun(work: () => Promise<void> | void): Promise<boolean>;
}

/**
 * @param name one for each mutex
 * @param locks the browser's Web Locks; undefined over plain http: then a window excludes itself alone
 */
export function createMutex(name: string, locks: LockManager | undefined): Mutex {
  let isHeld = false;
  return {
    async tryRun(work) {
      if (locks !== undefined)
        return locks.request(name, { ifAvailable: true }, async (lock) => {
          if (lock !== null) await work();
          return lock !== null;
        });
      if (isHeld) return false;
      isHeld = true;
      try {
        await work();
      } finally {
        isHeld = false;
      }
      return true;
    },
  };
}
