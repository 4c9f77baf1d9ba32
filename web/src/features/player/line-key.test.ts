import { describe, expect, test } from "vitest";
import { lineReachedBy } from "./line-key.ts";

const lines = [0.5, 2.6, 6];

describe("on the text", () => {
  test.each([
    ["ArrowDown", null, 0.5],
    ["ArrowDown", 0.5, 2.6],
    ["ArrowDown", 6, null],
    ["ArrowUp", 6, 2.6],
    ["ArrowUp", 0.5, null],
    ["ArrowUp", null, null],
    ["Home", 6, 0.5],
    ["End", null, 6],
    ["PageDown", 0.5, null],
    ["j", 0.5, null],
  ])("%s leads from %s to %s", (key, spoken, reached) => {
    expect(lineReachedBy(key, spoken, lines)).toBe(reached);
  });

  test("nothing leads anywhere without times", () => {
    for (const key of ["ArrowDown", "ArrowUp", "Home", "End"])
      expect(lineReachedBy(key, null, [])).toBeNull();
  });
});
