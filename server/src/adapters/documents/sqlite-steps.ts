import type { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { inTransaction } from "../sqlite/in-transaction.ts";

/** Rows that are deleted in one transaction. Deleting overwrites them: those of an inspiration take some 20 kB. */
export const deletedAtOnce = 10;

/** Does the work for a few items in one transaction, then for the next, and lets others go on in between. */
export async function inSteps<Item>(
  database: DatabaseSync,
  items: readonly Item[],
  work: (item: Item) => void,
): Promise<void> {
  for (let first = 0; first < items.length; first += deletedAtOnce) {
    inTransaction(database, () => items.slice(first, first + deletedAtOnce).forEach(work));
    await setImmediate();
  }
}
