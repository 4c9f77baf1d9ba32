import { describe, expect, test } from "vitest";
import { relativeAge } from "./relative-age.ts";

const now = Date.parse("2026-06-15T12:00:00.000Z");
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Each border from both sides. */
const ages: readonly [milliseconds: number, label: string][] = [
  [-5 * second, "Just now"],
  [0, "Just now"],
  [minute - 1, "Just now"],
  [minute, "1 minute ago"],
  [2 * minute - 1, "1 minute ago"],
  [2 * minute, "2 minutes ago"],
  [5 * minute, "5 minutes ago"],
  [hour - 1, "59 minutes ago"],
  [hour, "1 hour ago"],
  [2 * hour, "2 hours ago"],
  [day - 1, "23 hours ago"],
  [day, "Yesterday"],
  [2 * day - 1, "Yesterday"],
  [2 * day, "2 days ago"],
  [3 * day, "3 days ago"],
  [7 * day - 1, "6 days ago"],
  [7 * day, "1 week ago"],
  [14 * day - 1, "1 week ago"],
  [14 * day, "2 weeks ago"],
  [30 * day - 1, "4 weeks ago"],
  [30 * day, "1 month ago"],
  [60 * day - 1, "1 month ago"],
  [60 * day, "2 months ago"],
  [120 * day, "4 months ago"],
  [365 * day, "12 months ago"],
  [730 * day, "24 months ago"],
];

describe("the age of an inspiration", () => {
  test.each(ages)("after %i ms it reads '%s'", (age, label) => {
    expect(relativeAge(new Date(now - age).toISOString(), now)).toBe(label);
  });
});
