/** Under which the browser's lasting storage says whose device it is. */
export const ownerKey = "owner";
/** What stands before the name of a person's cache. */
export const keptPrefix = "kept-";

/**
 * Whose things this device holds. There are never those of two people. Under `device:` it remembers what
 * says nothing of anybody, whoever comes.
 */
export interface Device {
  /** Makes it this person's, nobody's for null: what it holds of anybody else goes. */
  keepFor(uid: string | null): void;
  /** Resolves when everything that had to go has gone. */
  settled(): Promise<unknown>;
}

/**
 * @param openStorage the browser's lasting storage, which may refuse to open
 * @param caches none over plain http
 */
export function createDevice(openStorage: () => Storage, caches: CacheStorage | undefined): Device {
  let emptied: Promise<unknown> = Promise.resolve();

  async function emptyCaches() {
    for (const name of (await caches?.keys()) ?? [])
      if (name.startsWith(keptPrefix)) await caches?.delete(name);
  }

  return {
    keepFor(uid) {
      try {
        const storage = openStorage();
        if (storage.getItem(ownerKey) === uid) return;
        // Where Firebase has nothing else, it keeps the sign-in itself there, and ends it by itself.
        for (const key of Object.keys(storage))
          if (key !== ownerKey && !/^(?:firebase|device):/.test(key)) storage.removeItem(key);
        // At last, and in one go: other windows take a device that is nobody's in between for a sign-out.
        if (uid === null) storage.removeItem(ownerKey);
        else storage.setItem(ownerKey, uid);
      } catch {
        // Without a storage nothing is brought here; what was before goes all the same.
      }
      // A refusal leaves what nobody can address.
      emptied = emptyCaches().catch(() => {});
    },
    settled: () => emptied,
  };
}
