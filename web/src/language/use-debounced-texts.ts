import { useEffect, useState } from "react";
import type { After } from "../platform/timer.ts";

/** Milliseconds without typing after which a text counts as settled. */
const pause = 600;

/** Debounces the texts of some fields: returns them as they were when typing last paused, and the first texts at once. */
export function useDebouncedTexts(texts: readonly string[], after: After): readonly string[] {
  const [settled, setSettled] = useState(texts);
  const [now, before] = [JSON.stringify(texts), JSON.stringify(settled)];
  useEffect(
    () =>
      now === before
        ? undefined
        : after(pause, () => setSettled(JSON.parse(now) as readonly string[])),
    [now, before, after],
  );
  return settled;
}
