/** The words of an inspiration that is not sent yet, kept through reloads in this window alone. */
export interface Draft {
  /** The words of the person; empty when there are none of theirs. */
  read(uid: string): string;
  write(uid: string, words: string): void;
  /** The person's words were sent, trimmed; others that were written since stay. */
  clear(uid: string, sent: string): void;
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
