import { expect, it } from "vitest";
import { shortened } from "./shortened.ts";

it("A text is shortened at the end of a word, and only where it is too long", () => {
  expect(shortened(" More\n sleep ", 10)).toBe("More sleep");
  expect(shortened("More sleep and rest", 12)).toBe("More sleep…");
  expect(shortened("x".repeat(20), 12)).toBe(`${"x".repeat(12)}…`);
});
