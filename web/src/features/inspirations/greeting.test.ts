import { describe, expect, test } from "vitest";
import { greeting } from "./greeting.ts";

const at = (hour: number, minute = 0) => new Date(2026, 5, 15, hour, minute);

describe("the greeting", () => {
  test.each([
    [at(0), "Good evening"],
    [at(4, 59), "Good evening"],
    [at(5), "Good morning"],
    [at(11, 59), "Good morning"],
    [at(12), "Good afternoon"],
    [at(17, 59), "Good afternoon"],
    [at(18), "Good evening"],
    [at(23, 59), "Good evening"],
  ])("at %s says '%s'", (now, words) => {
    expect(greeting(now, null)).toBe(words);
  });

  test("calls the person by their name", () => {
    expect(greeting(at(9), " Maya ")).toBe("Good morning, Maya");
  });

  test("leaves a blank name out", () => {
    expect(greeting(at(9), "  ")).toBe("Good morning");
  });
});
