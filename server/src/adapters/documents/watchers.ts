import type { Uid } from "@hearten/contract/ids.ts";
import type { InspirationChange } from "../../ports/documents/inspiration-store.ts";

type Listener = (change: InspirationChange) => void;

/** The watches of this process on people's inspirations. */
export interface Watchers {
  add(uid: Uid, listener: Listener, signal: AbortSignal): void;
  tell(uid: Uid, change: InspirationChange): void;
}

export function createWatchers(): Watchers {
  const listeners = new Map<Uid, Set<Listener>>();
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
