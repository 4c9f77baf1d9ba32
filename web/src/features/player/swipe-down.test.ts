import { describe, expect, test } from "vitest";
import { beginSwipe } from "./swipe-down.ts";

const finger = { isPrimary: true, button: 0 };

describe("a swipe that minimises", () => {
  test.each([
    [0, 51, true],
    [80, 131, true],
    [80, 130, false],
    [40, 90, false],
    [40, 91, true],
    [60, 10, false],
  ])("from %i to %i px: %s", (from, to, expected) => {
    const swipe = beginSwipe({ ...finger, clientY: from });
    expect(swipe?.isFarEnough({ clientY: to })).toBe(expected);
  });

  test("begins within the first 80 px only", () => {
    expect(beginSwipe({ ...finger, clientY: 81 })).toBeNull();
  });

  test("is no matter of a second finger or of another mouse button", () => {
    expect(beginSwipe({ ...finger, clientY: 20, isPrimary: false })).toBeNull();
    expect(beginSwipe({ ...finger, clientY: 20, button: 2 })).toBeNull();
  });

  test("takes the screen along, downwards only, once it is more than an unsteady press", () => {
    const swipe = beginSwipe({ ...finger, clientY: 20 });
    expect(swipe?.move({ clientY: 26 })).toBeNull();
    expect(swipe?.move({ clientY: 60 })).toBe(40);
    expect(swipe?.move({ clientY: 24 })).toBe(4);
    expect(swipe?.move({ clientY: 10 })).toBe(0);
  });
});
