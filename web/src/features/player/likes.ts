import { createVariable, type Observable } from "../../api/observable.ts";
import type { LocalStorage } from "../../platform/local-storage.ts";

/**
 * The inspirations that the signed-in person likes. They are stored on this device until they sign out, and never sent.
 */
export interface Likes {
  /** The ids. */
  readonly liked: Observable<ReadonlySet<string>>;
  /** Likes an inspiration, or takes the like back. */
  toggle(id: string): void;
  /** Removes what is stored about an inspiration that does not exist any more. */
  forget(id: string): void;
}

export interface StoredLikes extends Likes {
  /** Reads again: somebody else has signed in, or another window has changed the likes. */
  reload(): void;
}

/** The name in the device's storage. */
export const likesName = "likes";

/** @param storage where it refuses, a like is lost with the page */
export function createLikes(storage: Pick<LocalStorage, "read" | "write">): StoredLikes {
  const liked = createVariable<ReadonlySet<string>>(new Set());

  function set(next: ReadonlySet<string>): void {
    liked.set(next);
    storage.write(likesName, [...next]);
  }

  const likes: StoredLikes = {
    liked,
    toggle(id) {
      const next = new Set(liked.get());
      if (!next.delete(id)) next.add(id);
      set(next);
    },
    forget(id) {
      if (!liked.get().has(id)) return;
      likes.toggle(id);
    },
    reload() {
      const stored = storage.read(likesName);
      liked.set(
        new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : []),
      );
    },
  };
  likes.reload();
  return likes;
}
