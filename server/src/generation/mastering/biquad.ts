/** A second-order filter, normalised so that a0 is 1. */
export interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/*
 * The formulas are those of Robert Bristow-Johnson's "Audio EQ Cookbook"
 * (https://www.w3.org/TR/audio-eq-cookbook/). Frequencies are hertz, gains decibels.
 */

export function highPass(frequency: number, quality: number, sampleRate: number): Biquad {
  const { cosine, alpha } = angles(frequency, quality, sampleRate);
  const edge = (1 + cosine) / 2;
  return normalised(edge, -(1 + cosine), edge, 1 + alpha, -2 * cosine, 1 - alpha);
}

export function peaking(
  frequency: number,
  quality: number,
  gain: number,
  sampleRate: number,
): Biquad {
  const { cosine, alpha } = angles(frequency, quality, sampleRate);
  const root = 10 ** (gain / 40);
  return normalised(
    1 + alpha * root,
    -2 * cosine,
    1 - alpha * root,
    1 + alpha / root,
    -2 * cosine,
    1 - alpha / root,
  );
}

/** Moves everything over the frequency by the gain; slope 1. */
export function highShelf(frequency: number, gain: number, sampleRate: number): Biquad {
  const { cosine, alpha } = angles(frequency, Math.SQRT1_2, sampleRate);
  const root = 10 ** (gain / 40);
  const width = 2 * Math.sqrt(root) * alpha;
  return normalised(
    root * (root + 1 + (root - 1) * cosine + width),
    -2 * root * (root - 1 + (root + 1) * cosine),
    root * (root + 1 + (root - 1) * cosine - width),
    root + 1 - (root - 1) * cosine + width,
    2 * (root - 1 - (root + 1) * cosine),
    root + 1 - (root - 1) * cosine - width,
  );
}

function angles(frequency: number, quality: number, sampleRate: number) {
  const omega = (2 * Math.PI * frequency) / sampleRate;
  return { cosine: Math.cos(omega), alpha: Math.sin(omega) / (2 * quality) };
}

function normalised(
  b0: number,
  b1: number,
  b2: number,
  a0: number,
  a1: number,
  a2: number,
): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 };
}

/** Filters in place, from silence (transposed direct form II). */
export function filter(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): void {
  let first = 0;
  let second = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const input = samples[index] ?? 0;
    const output = b0 * input + first;
    first = b1 * input - a1 * output + second;
    second = b2 * input - a2 * output;
    samples[index] = output;
  }
}
