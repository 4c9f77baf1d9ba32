import { describe, expect, it } from "vitest";
import { amplitudeOf } from "./decibels.ts";
import { createLoudnessMeter, integratedLoudness } from "./loudness.ts";

/** A tone of 1 kHz whose level changes: decibels of full scale at the peak, and seconds. */
function tone(
  sampleRate: number,
  stretches: readonly (readonly [level: number, seconds: number])[],
) {
  const parts = stretches.map(([level, seconds]) => {
    const amplitude = amplitudeOf(level);
    return new Float32Array(Math.round(seconds * sampleRate)).map(
      (_, index) => amplitude * Math.sin((2 * Math.PI * 1000 * index) / sampleRate),
    );
  });
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function loudnessOf(samples: Float32Array, sampleRate: number): number {
  const meter = createLoudnessMeter(sampleRate, samples.length / sampleRate);
  meter.add([samples, samples], 0);
  return integratedLoudness(meter.energies);
}

describe("loudness", () => {
  // EBU Tech 3341 (2023), table 1: stereo tones of 1 kHz, tolerance 0.1 LU.
  it.each([44_100, 48_000, 11_025])("reads -23 for a tone of -23 dBFS at %i Hz", (rate) => {
    expect(loudnessOf(tone(rate, [[-23, 20]]), rate)).toBeCloseTo(-23, 1);
  });

  it("reads -33 for a tone of -33 dBFS", () => {
    expect(loudnessOf(tone(44_100, [[-33, 20]]), 44_100)).toBeCloseTo(-33, 1);
  });

  it("leaves out what is 10 LU under the rest", () => {
    const samples = tone(44_100, [
      [-36, 10],
      [-23, 60],
      [-36, 10],
    ]);
    expect(loudnessOf(samples, 44_100)).toBeCloseTo(-23, 1);
  });

  it("leaves out what is under -70 as well", () => {
    const samples = tone(44_100, [
      [-72, 10],
      [-36, 10],
      [-23, 60],
      [-36, 10],
      [-72, 10],
    ]);
    expect(loudnessOf(samples, 44_100)).toBeCloseTo(-23, 1);
  });

  it("takes the mean of what is left", () => {
    const samples = tone(44_100, [
      [-26, 20],
      [-20, 20.1],
      [-26, 20],
    ]);
    expect(loudnessOf(samples, 44_100)).toBeCloseTo(-23, 1);
  });

  it("reads -3.01 for a full-scale tone of 997 Hz on one channel", () => {
    // BS.1770-5, annex 1.
    const samples = Float32Array.from({ length: 441_000 }, (_, index) =>
      Math.sin((2 * Math.PI * 997 * index) / 44_100),
    );
    const meter = createLoudnessMeter(44_100, 10);
    meter.add([samples, new Float32Array(samples.length)], 0);
    expect(integratedLoudness(meter.energies)).toBeCloseTo(-3.01, 1);
  });

  it("hears one channel from both sides", () => {
    const samples = tone(16_000, [[-23, 5]]);
    const meter = createLoudnessMeter(16_000, 5);
    meter.add([samples], 0);
    expect(integratedLoudness(meter.energies)).toBeCloseTo(-23, 1);
  });

  it("measures the same in blocks as at once", () => {
    const samples = tone(44_100, [[-20, 3]]);
    const [whole, blocks] = [createLoudnessMeter(44_100, 3), createLoudnessMeter(44_100, 3)];
    whole.add([samples, samples], 0);
    for (let at = 0; at < samples.length; at += 1152) {
      const block = samples.subarray(at, at + 1152);
      blocks.add([block, block], at);
    }
    expect(integratedLoudness(blocks.energies)).toBeCloseTo(integratedLoudness(whole.energies), 9);
  });

  it("has no loudness for silence", () => {
    expect(loudnessOf(new Float32Array(44_100), 44_100)).toBe(-Infinity);
  });
});
