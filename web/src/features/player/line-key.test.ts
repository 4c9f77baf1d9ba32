import { expect, test } from "vitest";
import { lineReachedBy } from "./line-key.ts";

test.each([
  ["ArrowDown", 3, 4],
  ["ArrowRight", 3, 4],
  ["ArrowUp", 3, 2],
  ["ArrowLeft", 3, 2],
  ["ArrowUp", 0, 0],
  ["ArrowDown", 9, 9],
  ["Home", 3, 0],
  ["End", 3, 9],
  ["Enter", 3, null],
  ["j", 3, null],
])("%s on line %i of ten leads to %s", (key, place, reached) => {
  expect(lineReachedBy(key, place, 10)).toBe(reached);
});
