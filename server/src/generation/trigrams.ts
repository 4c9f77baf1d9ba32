/** Three words in a row, each row of them once. */
export function trigramsOf(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);
  const trigrams = words.slice(2).map((_, at) => words.slice(at, at + 3).join(" "));
  return [...new Set(trigrams)];
}

export const toTrigrams = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(trigramsOf));

/** How much of a line stands in other texts: 0 to 1. */
export function shareOfTrigrams(trigrams: readonly string[], others: ReadonlySet<string>): number {
  if (trigrams.length === 0) return 0;
  return trigrams.filter((trigram) => others.has(trigram)).length / trigrams.length;
}

/** A text by its words alone. */
export const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}']+/gu, " ")
    .trim();
