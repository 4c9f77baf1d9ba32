import { useEffect, useLayoutEffect, useRef } from "react";
import type { Location } from "./entries.ts";

/** The key in session storage: pixels from the top, by the keys of the history's entries. */
const storageKey = "scroll-positions";

/** A new entry of the history begins at the top, or at the place that its hash names; a former one where it was left. */
export function useScrollPositions(location: Location): void {
  const positions = useRef<Map<string, number> | null>(null);
  useLayoutEffect(() => {
    positions.current ??= readPositions();
    const { key, hash } = location;
    const known = positions.current.get(key);
    const named = document.getElementById(hash.slice(1));
    if (known === undefined && named !== null) named.scrollIntoView();
    else scrollTo(0, known ?? 0);
    const remember = () => positions.current?.set(key, scrollY);
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [location]);

  useEffect(() => {
    const takeOver = () => {
      history.scrollRestoration = "manual";
    };
    const handBack = () => {
      writePositions(positions.current ?? new Map());
      history.scrollRestoration = "auto";
    };
    takeOver();
    addEventListener("pageshow", takeOver);
    addEventListener("pagehide", handBack);
    return () => {
      removeEventListener("pageshow", takeOver);
      removeEventListener("pagehide", handBack);
      history.scrollRestoration = "auto";
    };
  }, []);
}

function readPositions(): Map<string, number> {
  try {
    // Only this file writes it.
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]") as [string, number][];
    return new Map(stored);
  } catch {
    return new Map();
  }
}

function writePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Without storage a reload begins at the top.
  }
}
