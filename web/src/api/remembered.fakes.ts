import { createVariable } from "./observable.ts";
import type { Remembered } from "./remembered.ts";

/** What the server has told before, and tells no more of; null for nothing. */
export function createToldAlready<T>(value: T | null): Remembered<T> {
  return {
    value: createVariable(value),
    refresh: async () => {},
    breakOff: () => {},
    clear: () => {},
  };
}
