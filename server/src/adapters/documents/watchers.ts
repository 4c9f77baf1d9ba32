import type { InspirationChange } from "../../ports/documents/inspiration-store.ts";

type Listener = (change: InspirationChange) => void;

/** The watches of this process on people's inspirations. */
export interface Watchers {
  add(uid: string, listener: Listener, signal: AbortSignal): void;
  tell(uid: string, change: InspirationChange): void;
}

export function createWatchers(): Watchers {
  const listeners = new Map<string, Set<Listener>>();
  return {
    add(uid, listener, signal) {
      if (signal.aborted) return;
      const own = listeners.get(uid) ?? new Set();
      listeners.set(uid, own.add(listener));
      signal.addEventListener(
        "abort",
        () => {
          own.delete(listener);
          if (own.size === 0 && listeners.get(uid) === own) listeners.delete(uid);
        },
        { once: true },
      );
    },
    tell(uid, change) {
      for (const listener of listeners.get(uid) ?? []) listener(change);
    },
  };
}
