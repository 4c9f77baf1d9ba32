import { ownerKey } from "./device.ts";

/** The browser's `localStorage` for the device's owner. Stores small values as JSON, for all windows. */
export interface LocalStorage {
  /** Returns the value; undefined if there is none. */
  read(name: string): unknown;
  /** Does nothing if the device does not belong to the person, or has no room. */
  write(name: string, value: unknown): void;
  /** Whether the device belongs to the person who is signed in on this page. False if nobody is. */
  isOurs(): boolean;
}

/**
 * @param openStorage returns the browser's own; may throw
 * @param person returns the uid of who is signed in on this page; null if nobody is
 */
export function createLocalStorage(
  openStorage: () => Storage,
  person: () => string | null,
): LocalStorage {
  const isOurs = () =>
    person() !== null && attempt(() => openStorage().getItem(ownerKey)) === person();
  return {
    isOurs,
    read: (name) => (isOurs() ? readStored(openStorage, name) : undefined),
    write(name, value) {
      if (isOurs()) attempt(() => openStorage().setItem(name, JSON.stringify(value)));
    },
  };
}

/** Reads a value of the device's owner, whoever it is; undefined if there is none. */
export function readStored(openStorage: () => Storage, name: string): unknown {
  const text = attempt(() => openStorage().getItem(name));
  return text === null ? undefined : attempt((): unknown => JSON.parse(text));
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
