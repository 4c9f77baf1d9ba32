/**
 * Returns the line to which a key on the text leads: the next, the previous, the first or the last one. A line is
 * identified by its start in seconds. Null for any other key, or if there is no such line.
 */
export function lineReachedBy(
  key: string,
  spoken: number | null,
  lines: readonly number[],
): number | null {
  const from = spoken ?? -Infinity;
  switch (key) {
    case "ArrowDown":
      return lines.find((start) => start > from) ?? null;
    case "ArrowUp":
      return lines.findLast((start) => start < from) ?? null;
    case "Home":
      return lines.at(0) ?? null;
    case "End":
      return lines.at(-1) ?? null;
    default:
      return null;
  }
}
