/** The words of an inspiration that is not sent yet, kept through reloads in this window alone. */
export interface Draft {
  /** The words of the person; empty when there are none of theirs. */
  read(uid: string): string;
  write(uid: string, words: string): void;
  /** The words were sent. */
  clear(): void;
  /** Forgets what anybody else has written here; everything, when nobody is signed in. */
  keepFor(uid: string | null): void;
}

const key = "draft";
/** What stands before the words says whose they are. */
const owner = (uid: string) => `${uid} `;

/** @param openStorage the browser's storage for the window, which may refuse to open or to take more */
export function createDraft(openStorage: () => Storage): Draft {
  /** Null when the storage refuses: then the words live as long as the screen. */
  function attempt<T>(action: (storage: Storage) => T): T | null {
    try {
      return action(openStorage());
    } catch {
      return null;
    }
  }

  const clear = () => void attempt((storage) => storage.removeItem(key));
  const kept = () => attempt((storage) => storage.getItem(key)) ?? "";

  return {
    read: (uid) => (kept().startsWith(owner(uid)) ? kept().slice(owner(uid).length) : ""),
    write: (uid, words) => void attempt((storage) => storage.setItem(key, owner(uid) + words)),
    clear,
    keepFor(uid) {
      if (uid === null || !kept().startsWith(owner(uid))) clear();
    },
  };
}
