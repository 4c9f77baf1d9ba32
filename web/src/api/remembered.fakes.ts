import { ApiError } from "./api-error.ts";
import { createVariable } from "./observable.ts";
import type { Remembered } from "./remembered.ts";

/** What the server has told, and tells again whoever asks; null where nobody answers. */
export function createToldAlready<T>(value: T | null): Remembered<T> {
  return {
    value: createVariable(value),
    refresh: async () => {},
    async ask() {
      if (value === null) throw new ApiError("network", "");
      return value;
    },
    breakOff: () => {},
    clear: () => {},
  };
}
