import type { MomentExample } from "../moments.ts";
import type { Moment } from "../reading.ts";

/** How much the first of two moments counts. */
const firstShare = 0.65;

/** How much each of a text's moments counts; together 1. */
export function momentShares([first, second]: MomentExample["moments"]): (readonly [
  Moment,
  number,
])[] {
  if (second === undefined) return [[first, 1]];
  return [
    [first, firstShare],
    [second, 1 - firstShare],
  ];
}
