import { useMemo } from "react";
import type { Remarks } from "./remarks.ts";
import { useLate } from "./use-late.ts";
import { useDebouncedTexts } from "./use-debounced-texts.ts";

/** Whether the text of a field is certainly not English. It changes when typing pauses. */
export function useIsForeign(text: string, { loadIsForeign, after }: Remarks): boolean {
  const isBlank = text.trim() === "";
  const isForeign = useLate(loadIsForeign, !isBlank);
  const [settled = ""] = useDebouncedTexts([text], after);
  const isSettledForeign = useMemo(() => isForeign?.(settled) ?? false, [isForeign, settled]);
  return !isBlank && isSettledForeign;
}
