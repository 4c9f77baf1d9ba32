import { ownerKey } from "./device.ts";

/** What the device remembers of its person, for when there is no network. */
export interface Memory {
  /** Undefined when there is nothing under the name. */
  read(name: string): unknown;
  /** Without effect when the device is not the person's, or has no room. */
  write(name: string, value: unknown): void;
  /** Whether the device is the person's who is signed in on this page; false for nobody's. */
  isOurs(): boolean;
}

/** @param person who is signed in on this page; null when nobody is */
export function createMemory(openStorage: () => Storage, person: () => string | null): Memory {
  const isOurs = () =>
    person() !== null && attempt(() => openStorage().getItem(ownerKey)) === person();
  return {
    isOurs,
    read: (name) => (isOurs() ? readKept(openStorage, name) : undefined),
    write(name, value) {
      if (isOurs()) attempt(() => openStorage().setItem(name, JSON.stringify(value)));
    },
  };
}

/** What is kept under the name of the person whose device it is; undefined when there is nothing. */
export function readKept(openStorage: () => Storage, name: string): unknown {
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
