/** A text on one line, cut at the end of a word where it is longer than the limit. */
export function shortened(text: string, limit: number): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end === -1 ? limit : end)}…`;
}
