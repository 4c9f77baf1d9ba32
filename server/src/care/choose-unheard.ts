import { createHash } from "node:crypto";
import type { EarlierInspiration } from "../ports/writer.ts";

/** For whom something is chosen. */
export interface Listener {
  /** The inspiration's id: the same one always gives the same choice. */
  readonly id: string;
  /** The person's last inspirations, newest first. */
  readonly earlier: readonly EarlierInspiration[];
}

/**
 * One that was not heard lately; if all were, the one that was heard longest ago.
 *
 * @param isIn whether it is spoken in the text of an inspiration
 * @throws when there is none
 */
export function chooseUnheard<T>(
  all: readonly T[],
  { id, earlier }: Listener,
  isIn: (one: T, text: string) => boolean,
): T {
  const ages = all.map((one) => {
    const index = earlier.findIndex(({ text }) => isIn(one, text));
    return { one, age: index === -1 ? Infinity : index };
  });
  const oldest = Math.max(...ages.map(({ age }) => age));
  const left = ages.filter(({ age }) => age === oldest);
  const chosen = left[createHash("sha256").update(id).digest().readUInt32BE() % left.length];
  if (chosen === undefined) throw new Error("There is nothing to choose from.");
  return chosen.one;
}
