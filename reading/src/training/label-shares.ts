import type { LabelledText } from "../labelled-texts.ts";

/** How much the first of two labels counts. */
const firstShare = 0.65;

/** How much each of a text's labels counts; together 1. */
export function labelShares<Label extends string>([
  first,
  second,
]: LabelledText<Label>["labels"]): (readonly [Label, number])[] {
  if (second === undefined) return [[first, 1]];
  return [
    [first, firstShare],
    [second, 1 - firstShare],
  ];
}
