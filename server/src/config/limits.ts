import * as v from "valibot";
import { wholeNumber } from "./values.ts";

/** Bytes. */
const megabyte = 1_000_000;

export const limitVariables = {
  LEAST_FREE_MB: v.optional(
    v.pipe(
      wholeNumber(1, 1_000_000, "must be a number from 1 to 1000000."),
      v.transform((megabytes) => megabytes * megabyte),
    ),
    "100",
  ),
  INSPIRATIONS_PER_DAY: v.optional(
    wholeNumber(1, 100_000, "must be a number from 1 to 100000."),
    "50",
  ),
};
