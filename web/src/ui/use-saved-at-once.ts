import { useEffect, useRef, useState } from "react";

interface Outcome<T> {
  readonly onSaved: (value: T) => void;
  readonly onFailed: (error: unknown) => void;
}

/**
 * A setting that is saved as soon as it is changed (optimistic update). The change is shown at once, and taken back when
 * it can't be saved. Of changes made while one is being saved, the last is saved afterwards, also when that one fails.
 *
 * @param saved the stored value; it has changed when the promise of `save` resolves
 * @returns the value to show, the function that changes it, and one that resolves when no change is being saved any more,
 *   for what needs the change at the server
 */
export function useSavedAtOnce<T>(
  saved: T,
  save: (value: T) => Promise<unknown>,
  { onSaved, onFailed }: Outcome<T>,
): [shown: T, change: (value: T) => void, settled: () => Promise<void>] {
  const [wanted, setWanted] = useState<{ readonly value: T } | null>(null);
  const latest = useRef<{ readonly value: T } | null>(null);
  const isSaving = useRef(false);
  const saving = useRef(Promise.resolve());
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function saveLatest() {
    isSaving.current = true;
    try {
      let done: { readonly value: T } | null = null;
      while (latest.current !== null && latest.current !== done) {
        done = latest.current;
        try {
          await save(done.value);
        } catch (error) {
          if (latest.current === done) throw error;
        }
      }
      if (done !== null) onSaved(done.value);
    } catch (error) {
      onFailed(error);
    }
    latest.current = null;
    isSaving.current = false;
    if (!isGone.current) setWanted(null);
  }

  function change(value: T) {
    latest.current = { value };
    setWanted(latest.current);
    if (!isSaving.current) saving.current = saveLatest();
  }

  return [wanted === null ? saved : wanted.value, change, () => saving.current];
}
