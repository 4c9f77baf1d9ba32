import type { Line } from "../../ports/writer.ts";

/**
 * A few lines that stand for a script where there is no time for all of it: as many as fit of those that lead up to the
 * first goal that is told, and the goal; without a goal those up to the last one for the mind. None is left out between.
 *
 * @param excess how much is too much; zero when the lines fit
 * @returns in the script's order; empty when nothing fits
 */
export function chooseExcerpt<Spoken extends { readonly line: Line }>(
  lines: readonly Spoken[],
  excess: (lines: readonly Spoken[]) => number,
): readonly Spoken[] {
  const goal = lines.findIndex(({ line }) => line.role.startsWith("goal-"));
  const end = goal === -1 ? lines.findLastIndex(({ line }) => line.role === "mind") : goal;
  let start = end + 1;
  while (start > 0 && excess(lines.slice(start - 1, end + 1)) === 0) start -= 1;
  return lines.slice(start, end + 1);
}
