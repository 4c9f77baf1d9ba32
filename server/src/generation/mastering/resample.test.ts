import { describe, expect, it } from "vitest";
import { createResampler } from "./resample.ts";

function sine(frequency: number, sampleRate: number, seconds: number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) =>
    Math.sin((2 * Math.PI * frequency * index) / sampleRate),
  );
}

/** Decibels of a tone over everything that the resampler has made of it besides. */
function signalToNoise(frequency: number, from: number, to: number): number {
  const input = sine(frequency, from, 0.5);
  const resampler = createResampler(from, to);
  const output = new Float32Array(resampler.outputLength(input.length));
  resampler.addTo(output, 0, input, 0, output.length);
  const ideal = sine(frequency, to, 0.5);
  const [start, end] = [Math.round(0.05 * to), Math.round(0.45 * to)];
  // The tone may come out a little quieter near the edge of the band: that is not noise.
  let [product, power] = [0, 0];
  for (let index = start; index < end; index += 1) {
    product += (output[index] ?? 0) * (ideal[index] ?? 0);
    power += (ideal[index] ?? 0) ** 2;
  }
  const gain = product / power;
  let noise = 0;
  for (let index = start; index < end; index += 1) {
    noise += ((output[index] ?? 0) - gain * (ideal[index] ?? 0)) ** 2;
  }
  return 10 * Math.log10((gain ** 2 * power) / noise);
}

describe("resampler", () => {
  it.each([16_000, 22_050, 24_000])("keeps tones of a voice at %i Hz clean", (rate) => {
    expect(signalToNoise(200, rate, 44_100)).toBeGreaterThan(85);
    expect(signalToNoise(1000, rate, 44_100)).toBeGreaterThan(85);
    expect(signalToNoise(rate * 0.3, rate, 44_100)).toBeGreaterThan(75);
  });

  it("makes the same samples in pieces as at once", () => {
    const input = sine(440, 16_000, 0.2);
    const resampler = createResampler(16_000, 44_100);
    const whole = new Float32Array(resampler.outputLength(input.length));
    resampler.addTo(whole, 0, input, 0, whole.length);
    const pieces = new Float32Array(whole.length);
    for (let at = 0; at < whole.length; at += 1001) {
      resampler.addTo(pieces, at, input, at, Math.min(1001, whole.length - at));
    }
    expect(pieces).toEqual(whole);
  });

  it("keeps the duration to the sample", () => {
    expect(createResampler(16_000, 44_100).outputLength(16_000)).toBe(44_100);
    expect(createResampler(16_000, 44_100).outputLength(1)).toBe(3);
  });

  it("passes samples of the right rate through", () => {
    const input = sine(3000, 44_100, 0.1);
    const output = new Float32Array(input.length);
    createResampler(44_100, 44_100).addTo(output, 0, input, 0, output.length);
    const worst = input.reduce(
      (most, sample, at) => Math.max(most, Math.abs(sample - (output[at] ?? 0))),
      0,
    );
    expect(worst).toBeLessThan(0.01);
  });
});
