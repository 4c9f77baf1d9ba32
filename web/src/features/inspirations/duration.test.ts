import { expect, test } from "vitest";
import { durationText } from "./duration.ts";

test.each([
  [0, "0 min, 0 sec"],
  [59.4, "0 min, 59 sec"],
  [59.5, "1 min, 0 sec"],
  [60, "1 min, 0 sec"],
  [61, "1 min, 1 sec"],
  [180, "3 min, 0 sec"],
  [184, "3 min, 4 sec"],
  [300, "5 min, 0 sec"],
  [-1, "0 min, 0 sec"],
])("%d seconds read '%s'", (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
