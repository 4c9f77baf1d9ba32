import { describe, expect, it } from "vitest";
import { treatVoice } from "./voice-treatment.ts";

const sampleRate = 16_000;

function tone(frequency: number, amplitude: number, rate = sampleRate): Float32Array {
  return Float32Array.from(
    { length: 2 * rate },
    (_, index) => amplitude * Math.sin((2 * Math.PI * frequency * index) / rate),
  );
}

function sumOf(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((sample, index) => sample + (other[index] ?? 0));
}

/** What the first half second is left out of: there the filters and the compressor settle. */
function settled(samples: Float32Array): Float32Array {
  return samples.subarray(sampleRate / 2);
}

/** dBFS RMS. */
function levelOf(samples: Float32Array): number {
  const power = settled(samples).reduce((sum, sample) => sum + sample ** 2, 0);
  return 10 * Math.log10(power / settled(samples).length);
}

/** Decibels of one frequency. */
function levelAt(frequency: number, samples: Float32Array, rate = sampleRate): number {
  const omega = (2 * Math.PI * frequency) / rate;
  const sine = settled(samples).reduce((sum, sample, at) => sum + sample * Math.sin(omega * at), 0);
  const cosine = settled(samples).reduce(
    (sum, sample, at) => sum + sample * Math.cos(omega * at),
    0,
  );
  return 20 * Math.log10(Math.hypot(sine, cosine) / settled(samples).length);
}

function treated(...lines: Float32Array[]): Float32Array[] {
  treatVoice(lines.map((samples) => ({ samples, sampleRate, treatment: "flite" })));
  return lines;
}

/** What a natural voice's treatment does to a tone against a vowel that it comes with, dB. */
function changeOfNatural(frequency: number, rate: number): number {
  const line = sumOf(tone(500, 0.2, rate), tone(frequency, 0.03, rate));
  const before = levelAt(frequency, line, rate) - levelAt(500, line, rate);
  treatVoice([{ samples: line, sampleRate: rate, treatment: "natural" }]);
  return levelAt(frequency, line, rate) - levelAt(500, line, rate) - before;
}

/** What the treatment does to a hiss against the vowel that it comes with, dB. */
function changeOfHiss(amplitude: number): number {
  const [line = tone(400, 0)] = treated(sumOf(tone(400, 0.2), tone(5800, amplitude)));
  const before = 20 * Math.log10(amplitude / 0.2);
  return levelAt(5800, line) - levelAt(400, line) - before;
}

describe("voice treatment", () => {
  it.each([0.01, 0.1, 0.9])("brings a voice of amplitude %f to one level", (amplitude) => {
    const [line = tone(400, 0)] = treated(tone(400, amplitude));
    expect(Math.abs(levelOf(line) + 20)).toBeLessThan(2);
  });

  it("evens lines out a little, and keeps a soft line softer", () => {
    const [usual = 0, soft = 0] = treated(tone(400, 0.2), tone(400, 0.05), tone(400, 0.2)).map(
      levelOf,
    );
    // They were 12 dB apart.
    expect(usual - soft).toBeLessThan(10);
    expect(usual - soft).toBeGreaterThan(5);
  });

  it("takes rumble out", () => {
    const [line = tone(400, 0)] = treated(sumOf(tone(400, 0.2), tone(20, 0.2)));
    expect(levelAt(400, line) - levelAt(20, line)).toBeGreaterThan(18);
  });

  it("holds loud hissing back more than soft hissing", () => {
    expect(changeOfHiss(0.01)).toBeGreaterThan(-12);
    expect(changeOfHiss(0.4)).toBeLessThan(changeOfHiss(0.01) - 2);
  });

  it.each([22_050, 24_000, 44_100, 48_000])(
    "keeps the spectrum of a natural voice at %i Hz, without the rumble",
    (rate) => {
      for (const frequency of [130, 830, 2000, 6500, 10_000]) {
        expect(Math.abs(changeOfNatural(frequency, rate))).toBeLessThan(1);
      }
      expect(changeOfNatural(20, rate)).toBeLessThan(-15);
    },
  );

  it("gets along with a line that is silent", () => {
    const [line = tone(400, 1)] = treated(new Float32Array(1000));
    expect(line.every((sample) => sample === 0)).toBe(true);
  });
});
