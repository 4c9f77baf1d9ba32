/** The key in local storage under which the uid of the device's owner is stored. */
export const ownerKey = "owner";
/** The key in local storage that is set once somebody has signed in on this device. It does not say who. */
const metKey = "device:met";
/** The prefix of the name of a person's cache. */
export const keptPrefix = "kept-";

/**
 * The owner of the data on this device. It never holds data of two people. Local storage with the prefix `device:` is
 * not personal, and stays for every owner.
 */
export interface Device {
  /** Sets the owner; null for nobody. Removes the data of any other person. */
  keepFor(uid: string | null): void;
  /** Whether nobody has ever signed in on this device, as far as it remembers. */
  isNew(): boolean;
  /** Resolves when all data that had to be removed is removed. */
  settled(): Promise<unknown>;
}

/**
 * @param openStorage returns the browser's local storage; may throw
 * @param caches undefined over plain http
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
        // Firebase may store the sign-in here. It removes it itself.
        for (const key of Object.keys(storage))
          if (key !== ownerKey && !/^(?:firebase|device):/.test(key)) storage.removeItem(key);
        // Last, and in one step: other windows treat a device without an owner as a sign-out.
        if (uid === null) storage.removeItem(ownerKey);
        else storage.setItem(ownerKey, uid);
        if (storage.getItem(metKey) === null) storage.setItem(metKey, "yes");
      } catch {
        // Without storage nothing is downloaded. The caches are still emptied.
      }
      // If the browser refuses, a cache may stay that nothing refers to.
      emptied = emptyCaches().catch(() => {});
    },
    isNew() {
      try {
        const storage = openStorage();
        return storage.getItem(metKey) === null && storage.getItem(ownerKey) === null;
      } catch {
        // Without storage nothing is remembered.
        return true;
      }
    },
    settled: () => emptied,
  };
}
