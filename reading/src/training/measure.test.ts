import { expect, it } from "vitest";
import { shareOf } from "./measure.ts";

it("the interval of a share holds for small numbers", () => {
  // Wilson's interval for 9 of 10: 0.596 to 0.982 (Brown, Cai and DasGupta 2001, table 1).
  const { share, least, most } = shareOf(9, 10);
  expect(share).toBeCloseTo(0.9, 3);
  expect(least).toBeCloseTo(0.596, 3);
  expect(most).toBeCloseTo(0.982, 3);
  expect(shareOf(0, 0)).toMatchObject({ least: 0, most: 1 });
});

it("the interval of nothing begins at nothing, whatever is rounded", () => {
  const begins = Array.from({ length: 200 }, (_, whole) => shareOf(0, whole + 1).least);
  expect(Math.min(...begins)).toBe(0);
});
