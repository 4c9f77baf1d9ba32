import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type VirtualItem,
} from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";
import type { RowMemory, Rows } from "./rows.ts";

/** Rows that are rendered before and after those in sight, so that a fast finger and the Tab key find them. */
const overscan = 3;

interface RowWindowProps {
  readonly list: RefObject<HTMLElement | null>;
  /** How many cards there are. */
  readonly count: number;
  /** What is remembered of the list; it is kept up to date. */
  readonly memory: RowMemory;
  readonly onRows: (rows: Rows) => void;
}

/** Finds out which rows of a list are to be in the page. Loaded with a long list only; renders nothing. */
export function RowWindow({ list, count, memory, onRows }: RowWindowProps) {
  const { columns, gap, top, height } = useGrid(list, memory.rows);
  const rowCount = Math.ceil(count / columns);
  const focused = useFocusedRow(list, columns);
  const near = focused === null ? [] : [focused - 1, focused, focused + 1];
  const held = near.filter((row) => row >= 0 && row < rowCount);
  // oxlint-disable-next-line react/incompatible-library -- What it returns is used here only.
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    gap,
    overscan,
    scrollMargin: top,
    estimateSize: () => height,
    indexAttribute: "data-row",
    initialMeasurementsCache: [...memory.measured],
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...held])].sort((one, other) => one - other),
  });
  const items = virtualizer.getVirtualItems();

  useLayoutEffect(() => {
    for (const row of list.current?.querySelectorAll("[data-measured]") ?? [])
      virtualizer.measureElement(row);
  });
  useLayoutEffect(() => {
    const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
    const inSight = ({ index }: VirtualItem) =>
      index >= startIndex - overscan && index <= endIndex + overscan;
    const shown = items.filter(inSight);
    const [first, last] = [shown[0], shown.at(-1)];
    if (first === undefined || last === undefined) return;
    const rows: Rows = {
      columns,
      gap,
      first: first.index,
      last: last.index,
      before: first.start - top,
      after: virtualizer.getTotalSize() - (last.end - top),
      held: items
        .filter((item) => !inSight(item))
        .map(({ index, start }) => ({ row: index, top: start - top })),
    };
    memory.rows = rows;
    onRows(rows);
  });
  useLayoutEffect(
    () => () => {
      memory.measured = virtualizer.takeSnapshot();
    },
    [memory, virtualizer],
  );
  return null;
}

/** The grid as the stylesheet lays it out. */
function useGrid(list: RefObject<HTMLElement | null>, before: Rows | null) {
  const [grid, setGrid] = useState({
    columns: before?.columns ?? 1,
    gap: before?.gap ?? 0,
    /** Pixels from the top of the page. */
    top: 0,
    /** Pixels, of a row that is not measured yet. */
    height: 160,
  });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(element);
      const next = {
        columns: gridTemplateColumns.split(" ").length,
        gap: Number.parseFloat(rowGap) || 0,
        top: Math.round(element.getBoundingClientRect().top + scrollY),
        height: element.querySelector("li")?.offsetHeight ?? 160,
      };
      setGrid((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    measure();
    // Also what stands above the list may grow.
    const observer = new ResizeObserver(measure);
    for (const watched of [element, document.body]) observer.observe(watched);
    return () => observer.disconnect();
  }, [list]);
  return grid;
}

/** The row of the card with the focus; null if none has it. */
function useFocusedRow(list: RefObject<HTMLElement | null>, columns: number): number | null {
  const [place, setPlace] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const follow = () => {
      const item = document.activeElement?.closest("[aria-posinset]") ?? null;
      const isOurs = item !== null && element.contains(item);
      setPlace(isOurs ? Number(item.getAttribute("aria-posinset")) - 1 : null);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setPlace(null);
    };
    follow();
    element.addEventListener("focusin", follow);
    element.addEventListener("focusout", leave);
    return () => {
      element.removeEventListener("focusin", follow);
      element.removeEventListener("focusout", leave);
    };
  }, [list]);
  return place === null ? null : Math.floor(place / columns);
}
