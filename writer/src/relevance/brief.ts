import type { Reading } from "@hearten/reading/reading.ts";
import type { Arc } from "../stock/stock.ts";

/** Whoever writes more words than these has said something. */
const mostBriefWords = 10;

/** Whether an arc says that next to nothing was written, to somebody who has written more. */
export function deniesWhatWasSaid(
  { isBrief }: Pick<Arc, "isBrief">,
  { words }: Pick<Reading, "words">,
): boolean {
  return isBrief && words > mostBriefWords;
}
