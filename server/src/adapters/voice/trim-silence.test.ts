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

  it("keeps 8 ms before and 25 ms after what is heard, as far as there are any", () => {
    const samples = new Float32Array(16_000);
    samples.fill(-0.004, 4000, 4001);
    samples.fill(0.0039, 2000, 3000);
    samples.fill(-0.004, 6000, 6001);
    const trimmed = trimSilence(samples, 16_000);
    expect(trimmed.length).toBe(128 + 2001 + 400);
    expect(trimmed[128]).toBeCloseTo(-0.004, 6);
    expect(trimSilence(samples.subarray(3990, 6010), 16_000).length).toBe(2020);
  });

  it("fades in and out over 6 ms, or over the half of what is shorter", () => {
    const samples = new Float32Array(1000).fill(0.5);
    const trimmed = trimSilence(samples, 16_000);
    for (const [at, sample] of [
      [0, 0],
      [24, 0.125],
      [48, 0.25],
      [95, (0.5 * 95) / 96],
      [96, 0.5],
      [500, 0.5],
      [903, 0.5],
      [951, 0.25],
      [999, 0],
    ] as const)
      expect(trimmed[at]).toBeCloseTo(sample, 6);
    expect(samples[0]).toBe(0.5);
    const short = [...trimSilence(new Float32Array(5).fill(0.5), 16_000)];
    expect(short).toEqual([0, 0.25, 0.5, 0.25, 0]);
  });

  it("leaves nothing of a silence", () => {
    expect(trimSilence(new Float32Array(100).fill(0.001), 16_000).length).toBe(0);
  });
});
