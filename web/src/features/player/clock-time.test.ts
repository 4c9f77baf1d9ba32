import { expect, test } from "vitest";
import { clockTime } from "./clock-time.ts";

test.each([
  [0, "0:00"],
  [9.99, "0:09"],
  [59.999, "0:59"],
  [60, "1:00"],
  [184, "3:04"],
  [300, "5:00"],
  [-0.2, "0:00"],
])("%d seconds read '%s'", (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});
