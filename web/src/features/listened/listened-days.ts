import { createVariable, type Observable } from "../../api/observable.ts";
import type { LocalStorage } from "../../platform/local-storage.ts";

/** An inspiration that was listened to on a day. */
export interface ListenedTo {
  /** The device's day, as `2026-11-23`. */
  readonly day: string;
  readonly id: string;
  /** The title that it had then. */
  readonly title: string;
}

/**
 * What the signed-in person listened to on which day. It is stored on this device until they sign out, and never sent.
 */
export interface ListenedDays {
  /** The oldest first; of a day each inspiration once. */
  readonly all: Observable<readonly ListenedTo[]>;
  note(heard: ListenedTo): void;
  /** Removes what is stored about an inspiration that does not exist any more. */
  forget(id: string): void;
}

export interface StoredListenedDays extends ListenedDays {
  /** Reads again: somebody else has signed in, or another window has changed them. */
  reload(): void;
}

/** The name in the device's storage. */
export const listenedName = "listened";
/** How many are kept, the latest: about a year of three a day. */
const maxKept = 1_000;

/** @param storage where it refuses, a day is lost with the page */
export function createListenedDays(
  storage: Pick<LocalStorage, "read" | "write">,
): StoredListenedDays {
  const all = createVariable<readonly ListenedTo[]>([]);

  function set(next: readonly ListenedTo[]): void {
    all.set(next);
    storage.write(
      listenedName,
      next.map(({ day, id, title }) => [day, id, title]),
    );
  }

  const days: StoredListenedDays = {
    all,
    note(heard) {
      const others = all.get().filter(({ day, id }) => day !== heard.day || id !== heard.id);
      set([...others, heard].slice(-maxKept));
    },
    forget(id) {
      const left = all.get().filter((one) => one.id !== id);
      if (left.length < all.get().length) set(left);
    },
    reload() {
      const stored = storage.read(listenedName);
      all.set(Array.isArray(stored) ? stored.flatMap(toListenedTo) : []);
    },
  };
  days.reload();
  return days;
}

/** Nothing for what another version of the app has stored. */
function toListenedTo(row: unknown): ListenedTo[] {
  if (!Array.isArray(row)) return [];
  const [day, id, title]: unknown[] = row;
  return typeof day === "string" && typeof id === "string" && typeof title === "string"
    ? [{ day, id, title }]
    : [];
}
