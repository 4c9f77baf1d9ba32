/** Words of a text, parted by blanks, as one breath is measured. The reading's own count leaves out signs that stand alone. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}
