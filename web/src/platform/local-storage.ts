import { ownerKey } from "./device.ts";

/** The browser's `localStorage` of the device's person: small values as JSON, lasting, for all windows. */
export interface LocalStorage {
  /** Undefined when there is nothing under the name. */
  read(name: string): unknown;
  /** Without effect when the device is not the person's, or has no room. */
  write(name: string, value: unknown): void;
  /** Whether the device is the person's who is signed in on this page; false for nobody's. */
  isOurs(): boolean;
}

/**
 * @param openStorage the browser's own, which may refuse to open
 * @param person who is signed in on this page; null when nobody is
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

/** The value under the name, of whoever owns the device; undefined when there is nothing. */
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
