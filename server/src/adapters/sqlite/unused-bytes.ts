/** Types of b-tree pages: interior and leaf, of indexes and tables. */
const treePages: readonly number[] = [2, 5, 10, 13];
/** Of the first page, in front of its b-tree. */
const fileHeaderLength = 100;

/**
 * Returns where a page of an SQLite database has bytes that belong to nothing: between its list of cells and its cells
 * (https://www.sqlite.org/fileformat2.html#b_tree_pages). SQLite never reads them, and leaves there what it has moved
 * to other pages. All else that is unused it overwrites itself (`secure_delete`). Null for a page without such bytes.
 *
 * @param number of the page; the first is 1
 */
export function findUnusedBytes(
  page: Buffer,
  number: number,
): { readonly start: number; readonly end: number } | null {
  const header = number === 1 ? fileHeaderLength : 0;
  const type = page[header] ?? 0;
  // A page of another kind begins with the number of a page, which is below 2^25.
  if (!treePages.includes(type)) return null;
  const headerLength = type === 2 || type === 5 ? 12 : 8;
  const start = header + headerLength + 2 * page.readUInt16BE(header + 3);
  // Zero stands for 65,536.
  const end = page.readUInt16BE(header + 5) || 65_536;
  return start < end && end <= page.length ? { start, end } : null;
}
