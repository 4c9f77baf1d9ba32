import { ApiError } from "./api-error.ts";
import { createVariable, type Observable } from "./observable.ts";

/** Something that the server tells every person, and that the device remembers (stale-while-revalidate). */
export interface Remembered<T> {
  /** Null until something is known. */
  readonly value: Observable<T | null>;
  /** Shows what the device remembers until the server answers. Without an answer that stays. */
  readonly refresh: () => Promise<void>;
  /** The same for whoever needs the answer. Rejects with an `ApiError`, or once it is broken off or asked anew. */
  readonly ask: () => Promise<T>;
  /** Breaks off the question that is under way, before a sign-out: the server would refuse it. */
  readonly breakOff: () => void;
  /** Removes it at a sign-out. What the device remembers is removed with all that is the person's. */
  readonly clear: () => void;
}

interface RememberedParts<T> {
  readonly ask: (signal: AbortSignal) => Promise<T>;
  /** What the device remembers; null if that is nothing. */
  readonly recall: () => T | null;
  readonly keep: (value: T) => void;
}

export function createRemembered<T>({ ask, recall, keep }: RememberedParts<T>): Remembered<T> {
  const value = createVariable<T | null>(null);
  /** The newest question, whose answer counts; aborted at a sign-out. */
  let question = new AbortController();

  async function answerTo(ours: AbortController): Promise<T> {
    // At a sign-out an earlier one would be refused.
    question.abort();
    question = ours;
    if (value.get() === null) value.set(recall());
    const answer = await ask(ours.signal);
    ours.signal.throwIfAborted();
    value.set(answer);
    keep(answer);
    return answer;
  }

  return {
    value,
    ask: () => answerTo(new AbortController()),
    async refresh() {
      const ours = new AbortController();
      try {
        await answerTo(ours);
      } catch (error) {
        // Whoever needs more than what is remembered asks for it, and is told.
        if (!(error instanceof ApiError || ours.signal.aborted)) throw error;
      }
    },
    breakOff() {
      question.abort();
    },
    clear() {
      question.abort();
      value.set(null);
    },
  };
}
