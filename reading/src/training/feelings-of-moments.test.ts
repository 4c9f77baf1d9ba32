import { expect, it } from "vitest";
import { feelingsOfMoments } from "./feelings-of-moments.ts";

it.each(Object.entries(feelingsOfMoments))("the shares of %s are a whole", (_moment, shares) => {
  expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});
