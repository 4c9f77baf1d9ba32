import { expect, test } from "vitest";
import { asOfText } from "./as-of.ts";

const at = (day: number, hour: number, minute: number) =>
  new Date(2026, 10, day, hour, minute).getTime();

test("a list of today names its time", () => {
  expect(asOfText(at(21, 14, 5), at(21, 23, 0))).toBe(
    "You're offline. Showing what was here at 14:05.",
  );
});

test("an older list names its day too", () => {
  expect(asOfText(at(20, 8, 0), at(21, 0, 10))).toBe(
    "You're offline. Showing what was here on November 20 at 08:00.",
  );
});
