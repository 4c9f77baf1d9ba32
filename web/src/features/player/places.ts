import type { LocalStorage } from "../../platform/local-storage.ts";

/**
 * Where the signed-in person has stopped in each inspiration, in seconds. It is stored on this device until they sign
 * out, and never sent.
 */
export interface Places {
  /** Null if the inspiration begins at its start. */
  read(id: string): number | null;
  write(id: string, seconds: number): void;
  /** Removes the place: it was heard to the end, or the inspiration does not exist any more. */
  forget(id: string): void;
}

const name = "places";
/** How many are kept, the latest last. */
const maxPlaces = 200;

/** @param storage where it refuses, a place is lost at once */
export function createPlaces(storage: Pick<LocalStorage, "read" | "write">): Places {
  /** Read each time, because another window may have changed it. */
  function readAll(): readonly (readonly [id: string, seconds: number])[] {
    const stored = storage.read(name);
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  }
  const others = (id: string) => readAll().filter(([of]) => of !== id);

  return {
    read: (id) => readAll().find(([of]) => of === id)?.[1] ?? null,
    write(id, seconds) {
      storage.write(name, [...others(id), [id, Math.floor(seconds)]].slice(-maxPlaces));
    },
    forget(id) {
      const left = others(id);
      if (left.length < readAll().length) storage.write(name, left);
    },
  };
}

function isPlace(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";
}
