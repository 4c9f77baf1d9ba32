/** A text that is not sent yet. It survives reloads, in this window only (session storage). */
export interface Draft {
  /** Returns the person's text; empty if there is none, or if it is another person's. */
  read(uid: string): string;
  write(uid: string, words: string): void;
  /** Removes the text if it is the one that was sent, after trimming. Text that was written since then stays. */
  clear(uid: string, sent: string): void;
  /** Removes the text of any other person; for null, of everybody. */
  keepFor(uid: string | null): void;
}

/** The prefix of the stored text says whose it is. */
const owner = (uid: string) => `${uid} `;

/**
 * @param openStorage returns the browser's session storage; may throw
 * @param key under which the text is kept
 */
export function createDraft(openStorage: () => Storage, key: string): Draft {
  /** Null if the storage refuses. Then the text is lost with the screen. */
  function attempt<T>(action: (storage: Storage) => T): T | null {
    try {
      return action(openStorage());
    } catch {
      return null;
    }
  }

  const forget = () => void attempt((storage) => storage.removeItem(key));
  const kept = () => attempt((storage) => storage.getItem(key)) ?? "";

  const read = (uid: string) =>
    kept().startsWith(owner(uid)) ? kept().slice(owner(uid).length) : "";

  return {
    read,
    write: (uid, words) => void attempt((storage) => storage.setItem(key, owner(uid) + words)),
    clear(uid, sent) {
      if (read(uid).trim() === sent) forget();
    },
    keepFor(uid) {
      if (uid === null || !kept().startsWith(owner(uid))) forget();
    },
  };
}
