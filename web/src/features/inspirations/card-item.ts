import type { CSSProperties } from "react";
import type { Rows } from "./rows.ts";

/** What a card's list item needs, so that it stands in its place in the list although others are not in the page. */
export interface CardItem {
  readonly "aria-posinset": number;
  /** -1 while it is not known. */
  readonly "aria-setsize": number;
  /** Its row. It stays on a card that is measured no more: the observer may still hear of its size. */
  readonly "data-row": number | undefined;
  /** On the first card of each row that stands in the page, whose height is the row's. */
  readonly "data-measured": true | undefined;
  readonly style: CSSProperties | undefined;
}

/**
 * @param place from 0
 * @param size how many there are; -1 if it is not known
 * @param rows null while the whole list is in the page
 */
export function cardItem(place: number, size: number, rows: Rows | null): CardItem {
  const item = { "aria-posinset": place + 1, "aria-setsize": size };
  const isWhole = { "data-row": undefined, "data-measured": undefined, style: undefined };
  if (rows === null) return { ...item, ...isWhole };
  const { columns, gap, held } = rows;
  const row = Math.floor(place / columns);
  const column = place % columns;
  const top = held.find((other) => other.row === row)?.top;
  if (top === undefined)
    return {
      ...item,
      "data-row": row,
      "data-measured": column === 0 ? true : undefined,
      style: undefined,
    };
  const pitch = `(100% + ${gap}px) / ${columns}`;
  const style = {
    position: "absolute",
    top,
    insetInlineStart: `calc(${pitch} * ${column})`,
    width: `calc(${pitch} - ${gap}px)`,
  } as const;
  return { ...item, "data-row": row, "data-measured": undefined, style };
}
