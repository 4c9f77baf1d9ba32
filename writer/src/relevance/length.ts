import type { Reading } from "@hearten/reading/reading.ts";
import type { Arc } from "../stock/stock.ts";

/** Whoever writes more than this has said something. */
const mostBriefWords = 10;

/** Whether an arc is for somebody who wrote next to nothing, and this one has not. */
export function isTooBrief({ isBrief }: Pick<Arc, "isBrief">, { words }: Pick<Reading, "words">) {
  return isBrief && words > mostBriefWords;
}
