import type { VirtualItem } from "@tanstack/react-virtual";

/** The rows of a long list that are in the page, and the room that the others take. */
export interface Rows {
  /** How many cards stand beside each other. */
  readonly columns: number;
  /** Pixels between two cards. */
  readonly gap: number;
  /** The rows from `first` to `last` stand in the page. */
  readonly first: number;
  readonly last: number;
  /** Pixels that those before and after take. */
  readonly before: number;
  readonly after: number;
  /** Rows outside of these, of which one has the focus: removed from the page, it would lose it. */
  readonly held: readonly HeldRow[];
}

export interface HeldRow {
  readonly row: number;
  /** Pixels from the top of the list. */
  readonly top: number;
}

/** What is remembered of a long list that was left, so that it is the same when the person comes back. */
export interface RowMemory {
  rows: Rows | null;
  /** The rows that were in the page at some time, with their heights. */
  measured: readonly VirtualItem[];
}

/** A list up to this length is in the page as a whole. */
export const wholeList = 50;

/** The places of the cards that are in the page, in the order of the list; `rows` is null before they are known. */
export function placesOf(rows: Rows | null, count: number): readonly number[] {
  if (count <= wholeList) return range(0, count);
  if (rows === null) return range(0, wholeList);
  const { columns, first, last, held } = rows;
  const inRow = (row: number) => range(row * columns, Math.min((row + 1) * columns, count));
  return [
    ...held.filter(({ row }) => row < first).flatMap(({ row }) => inRow(row)),
    ...range(first * columns, Math.min((last + 1) * columns, count)),
    ...held.filter(({ row }) => row > last).flatMap(({ row }) => inRow(row)),
  ];
}

/** Whole numbers from `start` to before `end`. */
function range(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, count) => start + count);
}
