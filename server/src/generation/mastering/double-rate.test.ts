import { describe, expect, it } from "vitest";
import { createDoubler } from "./double-rate.ts";

describe("doubling the rate", () => {
  it("keeps tones up to a quarter of the rate clean", () => {
    for (const fraction of [0.01, 0.1, 0.25]) {
      const input = Float32Array.from({ length: 4000 }, (_, index) =>
        Math.sin(2 * Math.PI * fraction * index),
      );
      const output = new Float32Array(8000);
      const double = createDoubler();
      for (let at = 0; at < 4000; at += 500) {
        double(input.subarray(at, at + 500), output.subarray(2 * at, 2 * at + 1000));
      }
      let worst = 0;
      for (let index = 100; index < 8000; index += 1) {
        const ideal = Math.sin(Math.PI * fraction * (index - 12));
        worst = Math.max(worst, Math.abs((output[index] ?? 0) - ideal));
      }
      expect(worst).toBeLessThan(0.003);
    }
  });
});
