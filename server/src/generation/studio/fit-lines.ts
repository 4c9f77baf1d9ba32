import type { Line } from "../../ports/writer.ts";

/**
 * Drops whole lines until the rest fits: the most expendable first, and among those the last, since
 * a thought can be cut short from its end. A paragraph keeps its opening.
 *
 * @param excess how much is too much; zero when the lines fit
 * @returns what is left; null when even the lines that can't be dropped are too much
 */
export function fitLines<Spoken extends { readonly line: Line }>(
  lines: readonly Spoken[],
  excess: (lines: readonly Spoken[]) => number,
): readonly Spoken[] | null {
  let kept = lines;
  while (excess(kept) > 0) {
    const level = Math.max(0, ...kept.map(({ line }) => line.expendable));
    if (level === 0) return null;
    kept = without(
      kept,
      kept.findLastIndex(({ line }) => line.expendable === level),
    );
  }
  return kept;
}

function without<Spoken extends { readonly line: Line }>(
  lines: readonly Spoken[],
  index: number,
): readonly Spoken[] {
  const startsParagraph = lines[index]?.line.startsParagraph ?? false;
  return lines.flatMap((spoken, at) => {
    if (at === index) return [];
    const inherits = at === index + 1 && startsParagraph;
    return inherits ? { ...spoken, line: { ...spoken.line, startsParagraph: true } } : spoken;
  });
}
