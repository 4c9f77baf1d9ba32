import { expect, it } from "vitest";
import { dayOf } from "./day.ts";
import { addMonths, isBefore, monthOf, nameOf, nameOfDay, weeksOf } from "./month.ts";

const november = { year: 2026, month: 11 };

it("a month's weeks go from Monday to Sunday and hold each of its days once", () => {
  expect(weeksOf(november)).toEqual([
    [null, null, null, null, null, null, 1],
    [2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 12, 13, 14, 15],
    [16, 17, 18, 19, 20, 21, 22],
    [23, 24, 25, 26, 27, 28, 29],
    [30, null, null, null, null, null, null],
  ]);
  expect(weeksOf({ year: 2027, month: 2 })).toHaveLength(4);
  expect(weeksOf({ year: 2028, month: 2 }).flat()).toContain(29);
});

it("the month before January is December", () => {
  expect(addMonths({ year: 2027, month: 1 }, -1)).toEqual({ year: 2026, month: 12 });
  expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(isBefore({ year: 2026, month: 12 }, { year: 2027, month: 1 })).toBe(true);
  expect(isBefore(november, november)).toBe(false);
});

it("a day is the device's own, whatever the hour", () => {
  expect(dayOf(new Date(2026, 10, 3, 0, 0))).toBe("2026-11-03");
  expect(dayOf(new Date(2026, 10, 3, 23, 59))).toBe("2026-11-03");
  expect(monthOf("2026-11-03")).toEqual(november);
});

it("months and days have names", () => {
  expect(nameOf(november)).toBe("November 2026");
  expect(nameOfDay(november, 3)).toBe("Tuesday 3 November");
});
