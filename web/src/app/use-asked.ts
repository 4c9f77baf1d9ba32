import { useCallback, useEffect, useRef } from "react";
import type { Remembered } from "../api/remembered.ts";
import { useObservable } from "../ui/use-observable.ts";

/**
 * What the server tells every person, asked for when the screen opens.
 *
 * @returns what is known of it, which may be what the device remembers, and a function that resolves with the server's own
 *   answer. It asks once more where none came, and rejects with an `ApiError` when none comes again.
 */
export function useAsked<T>({
  value,
  ask,
}: Pick<Remembered<T>, "value" | "ask">): [known: T | null, answer: () => Promise<T>] {
  const question = useRef<Promise<T> | null>(null);
  const askAnew = useCallback(() => {
    const asked = ask();
    question.current = asked;
    // Whoever needs the answer asks once more, and is told.
    asked.catch(() => {
      if (question.current === asked) question.current = null;
    });
    return asked;
  }, [ask]);
  useEffect(() => void askAnew(), [askAnew]);

  // It may have been broken off by another screen's question.
  const answer = () => question.current?.catch(askAnew) ?? askAnew();
  return [useObservable(value), answer];
}
