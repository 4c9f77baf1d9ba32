import { describe, expect, it } from "vitest";
import { decibelsOf } from "./decibels.ts";
import { createTruePeakMeter } from "./true-peak.ts";

function truePeakOf(samples: Float32Array, block = samples.length): number {
  const meter = createTruePeakMeter();
  for (let at = 0; at < samples.length; at += block) meter.add([samples.subarray(at, at + block)]);
  // The last samples count with what follows.
  meter.add([new Float32Array(64)]);
  return decibelsOf(meter.peak);
}

/** A tone at a fraction of the sample rate, faded at its ends so that nothing rings. */
function tone(fraction: number, phaseDegrees: number, amplitude: number): Float32Array {
  return Float32Array.from({ length: 4800 }, (_, index) => {
    const fade = Math.sin((Math.PI * index) / 4800) ** 0.2;
    const phase = 2 * Math.PI * fraction * index + (phaseDegrees * Math.PI) / 180;
    return fade * amplitude * Math.sin(phase);
  });
}

describe("true peak", () => {
  // EBU Tech 3341 (2023), table 1, cases 15 to 19: within +0.2 and -0.4 dB.
  it.each([
    [1 / 4, 0, 0.5, -6],
    [1 / 4, 45, 0.5, -6],
    [1 / 6, 60, 0.5, -6],
    [1 / 8, 67.5, 0.5, -6],
    [1 / 4, 45, 1.41, 3],
  ])(
    "of a tone at %f of the rate, %f degrees and amplitude %f is %f dB",
    (rate, phase, level, expected) => {
      const found = truePeakOf(tone(rate, phase, level));
      expect(found).toBeGreaterThan(expected - 0.4);
      expect(found).toBeLessThan(expected + 0.2);
    },
  );

  it("is the same in blocks of any size", () => {
    const samples = tone(1 / 4, 45, 0.5);
    expect(truePeakOf(samples, 37)).toBeCloseTo(truePeakOf(samples), 6);
    expect(truePeakOf(samples, 1152)).toBeCloseTo(truePeakOf(samples), 6);
  });
});
