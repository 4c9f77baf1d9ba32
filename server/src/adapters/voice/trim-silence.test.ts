import { describe, expect, it } from "vitest";
import { trimSilence } from "./trim-silence.ts";

describe("trimming silence", () => {
  it("cuts long silences at both ends and keeps those in between", () => {
    const samples = new Float32Array(16_000);
    samples.fill(0.5, 4000, 5000);
    samples.fill(0.5, 9000, 10_000);
    const trimmed = trimSilence(samples, 16_000);
    expect(trimmed.length).toBeGreaterThanOrEqual(6000);
    expect(trimmed.length).toBeLessThan(6000 + 16_000 * 0.05);
  });

  it("begins and ends at zero, so that the cut is not heard", () => {
    const trimmed = trimSilence(new Float32Array(16_000).fill(0.5), 16_000);
    expect(Math.abs(trimmed.at(0) ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(trimmed.at(-1) ?? 1)).toBeLessThan(0.01);
  });

  it("leaves nothing of a silence", () => {
    expect(trimSilence(new Float32Array(100).fill(0.001), 16_000).length).toBe(0);
  });
});
