import { expect, it } from "vitest";
import { chooseFeatures } from "./chosen-features.ts";

it("keeps the chosen features alone, by the numbers that they have among these", () => {
  const all = { numbers: Int32Array.of(0, 7, 9, 12), values: Float32Array.of(1, 2, 3, 4) };
  expect(chooseFeatures(all, Int32Array.of(0, 9, 12, 40))).toEqual({
    numbers: Int32Array.of(0, 1, 2),
    values: Float32Array.of(1, 3, 4),
  });
});
