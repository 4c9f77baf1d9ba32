import { useEffect, useState } from "react";

/**
 * Loads something once it is wanted. Returns null until it is there, and where it can't be loaded: what is loaded late
 * is never needed.
 *
 * @param load a function that stays the same
 */
export function useLate<T>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [loaded, setLoaded] = useState<{ readonly value: T } | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    async function loadIt() {
      try {
        const value = await load();
        if (!isGone) setLoaded({ value });
      } catch {
        // Without it the screen says less.
      }
    }
    void loadIt();
    return () => {
      isGone = true;
    };
  }, [load, isWanted]);
  return loaded?.value ?? null;
}
