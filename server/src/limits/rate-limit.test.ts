import { describe, expect, it } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

describe("A rate limit", () => {
  it("lets a key pass up to the limit, and says when it may pass again", () => {
    let now = 0;
    const rateLimit = createRateLimit(2, 60_000, () => now);
    rateLimit.consume("ann");
    now = 10_000;
    rateLimit.consume("ann");
    expect(() => rateLimit.consume("ann")).toThrow(
      expect.objectContaining({ code: "too-many-requests", retryAfter: 50 }),
    );
    rateLimit.consume("bob");
    now = 60_000;
    rateLimit.consume("ann");
  });
});
