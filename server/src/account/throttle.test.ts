import { describe, expect, it } from "vitest";
import { createThrottle } from "./throttle.ts";

describe("A throttle", () => {
  it("lets so many pass a name, and says when the next may", () => {
    let now = 0;
    const throttle = createThrottle(2, 60_000, () => now);
    throttle.pass("ann");
    now = 10_000;
    throttle.pass("ann");
    expect(() => throttle.pass("ann")).toThrow(
      expect.objectContaining({ code: "too-many-requests", retryAfter: 50 }),
    );
    throttle.pass("bob");
    now = 60_000;
    throttle.pass("ann");
  });
});
