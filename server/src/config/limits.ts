import * as v from "valibot";
import { wholeNumber } from "./values.ts";

export const limitVariables = {
  INSPIRATIONS_PER_DAY: v.optional(
    wholeNumber(1, 100_000, "must be a number from 1 to 100000."),
    "50",
  ),
};
