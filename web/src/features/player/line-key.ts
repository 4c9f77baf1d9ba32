/**
 * Where a key leads that is pressed on the text: from the spoken line to the next one or the one
 * before, to the first or the last. Lines are named by the second at which they begin. Null for any
 * other key, and where there is no such line.
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
