import { ApiError } from "./api-error.ts";
import { createVariable, type Observable } from "./observable.ts";

/** Something that the server tells every person, and that the device remembers. */
export interface Remembered<T> {
  /** Null until something is known. */
  readonly value: Observable<T | null>;
  /** Shows what the device remembers until the server answers. Without an answer that stays. */
  readonly refresh: () => Promise<void>;
  /** Removes it at a sign-out. What the device remembers is removed with all that is the person's. */
  readonly clear: () => void;
}

interface RememberedParts<T> {
  readonly ask: () => Promise<T>;
  /** What the device remembers; null if that is nothing. */
  readonly recall: () => T | null;
  readonly keep: (value: T) => void;
}

export function createRemembered<T>({ ask, recall, keep }: RememberedParts<T>): Remembered<T> {
  const value = createVariable<T | null>(null);
  /** Increased at each question and at a sign-out, so that a late answer is ignored. */
  let asked = 0;

  return {
    value,
    async refresh() {
      asked += 1;
      const ours = asked;
      if (value.get() === null) value.set(recall());
      try {
        const answer = await ask();
        if (ours !== asked) return;
        value.set(answer);
        keep(answer);
      } catch (error) {
        // Whoever needs more than what is remembered asks for it, and is told.
        if (!(error instanceof ApiError)) throw error;
      }
    },
    clear() {
      asked += 1;
      value.set(null);
    },
  };
}
