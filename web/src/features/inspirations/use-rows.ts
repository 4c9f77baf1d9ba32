import { useCallback, useState } from "react";
import type { InspirationsStore } from "./inspirations-store.ts";
import type { RowMemory, Rows } from "./rows.ts";

/** The memories of lists, for as long as the lists themselves live. */
const memories = new WeakMap<InspirationsStore["list"], RowMemory>();

/** Which rows of this list are in the page; null before they are known. */
export function useRows(list: InspirationsStore["list"]) {
  const memory = memoryOf(list);
  const [rows, setRows] = useState(memory.rows);
  const onRows = useCallback((next: Rows) => {
    setRows((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
  }, []);
  return { rows, memory, onRows };
}

function memoryOf(list: InspirationsStore["list"]): RowMemory {
  const found = memories.get(list) ?? { rows: null, measured: [] };
  memories.set(list, found);
  return found;
}
