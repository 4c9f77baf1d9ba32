import type { CSSProperties } from "react";
import type { Rows } from "./rows.ts";

/** What a card's list item needs, so that it stands in its place in the list although others are not in the page. */
export interface CardItem {
  readonly "aria-posinset": number;
  /** -1 while it is not known. */
  readonly "aria-setsize": number;
  /** Its row, on the first card of each row that stands in the page. */
  readonly "data-row": number | undefined;
  readonly style: CSSProperties | undefined;
}

/**
 * @param place from 0
 * @param size how many there are; -1 if it is not known
 * @param rows null while the whole list is in the page
 */
export function cardItem(place: number, size: number, rows: Rows | null): CardItem {
  const item = { "aria-posinset": place + 1, "aria-setsize": size };
  if (rows === null) return { ...item, "data-row": undefined, style: undefined };
  const { columns, gap, held } = rows;
  const row = Math.floor(place / columns);
  const column = place % columns;
  const top = held.find((other) => other.row === row)?.top;
  if (top === undefined)
    return { ...item, "data-row": column === 0 ? row : undefined, style: undefined };
  const pitch = `(100% + ${gap}px) / ${columns}`;
  const style = {
    position: "absolute",
    top,
    insetInlineStart: `calc(${pitch} * ${column})`,
    width: `calc(${pitch} - ${gap}px)`,
  } as const;
  return { ...item, "data-row": undefined, style };
}
