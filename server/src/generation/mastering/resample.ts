/** Input samples that each output sample is made from. */
const taps = 32;
/** Of the Kaiser window: about 90 dB of rejection. */
const beta = 9;
/** Of the lower of the two Nyquist frequencies. */
const cutoff = 0.96;

/** Turns samples of one rate into samples of another. */
export interface Resampler {
  /** How many output samples a recording has. */
  outputLength(inputLength: number): number;
  /**
   * Adds the output samples from `start` up to `start + length` to `target` at `offset`. Every
   * output sample depends on its number alone, so that any part can be made apart from the others.
   */
  addTo(
    target: Float32Array,
    offset: number,
    input: Float32Array,
    start: number,
    length: number,
  ): void;
}

/**
 * A polyphase Kaiser-windowed sinc (Kaiser 1974; see Oppenheim and Schafer, "Discrete-Time Signal
 * Processing", 7.6). Linear phase; the ratio of the rates is taken exactly. Made for raising the
 * rate; it lowers it too, with the same taps and hence a wider transition.
 */
export function createResampler(inputRate: number, outputRate: number): Resampler {
  const divisor = greatestCommonDivisor(inputRate, outputRate);
  const phases = outputRate / divisor;
  const step = inputRate / divisor;
  const filters = designPhases(phases, Math.min(1, outputRate / inputRate));
  const reach = taps / 2;

  return {
    outputLength: (inputLength) => Math.ceil((inputLength * phases) / step),

    addTo(target, offset, input, start, length) {
      let phase = (start * step) % phases;
      const from = (start * step - phase) / phases - reach + 1;
      const samples = stretchOf(input, from, Math.ceil((length * step) / phases) + taps);
      let first = 0;
      for (let index = offset; index < offset + length; index += 1) {
        target[index] = (target[index] ?? 0) + dot(filters, phase * taps, samples, first);
        phase += step;
        while (phase >= phases) {
          phase -= phases;
          first += 1;
        }
      }
    },
  };
}

/** A stretch of the samples, and silence where they have not begun or have ended. */
function stretchOf(samples: Float32Array, from: number, length: number): Float64Array {
  const stretch = new Float64Array(length);
  const first = Math.max(0, from);
  const end = Math.min(samples.length, from + length);
  if (first < end) stretch.set(samples.subarray(first, end), first - from);
  return stretch;
}

/** The sum of products with one phase. Four sums at a time don't wait for each other. */
function dot(filters: Float64Array, row: number, samples: Float64Array, first: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let tap = 0; tap < taps; tap += 4) {
    a += (filters[row + tap] ?? 0) * (samples[first + tap] ?? 0);
    b += (filters[row + tap + 1] ?? 0) * (samples[first + tap + 1] ?? 0);
    c += (filters[row + tap + 2] ?? 0) * (samples[first + tap + 2] ?? 0);
    d += (filters[row + tap + 3] ?? 0) * (samples[first + tap + 3] ?? 0);
  }
  return a + b + c + d;
}

function designPhases(phases: number, ratio: number): Float64Array {
  const edge = cutoff * ratio;
  const reach = taps / 2;
  const filters = new Float64Array(phases * taps);
  for (let phase = 0; phase < phases; phase += 1) {
    const row = filters.subarray(phase * taps, (phase + 1) * taps);
    for (let tap = 0; tap < taps; tap += 1) {
      const distance = tap - reach + 1 - phase / phases;
      row[tap] = edge * sinc(edge * distance) * kaiser(distance / reach);
    }
    // Each phase passes a constant unchanged: no ripple at the phases' rate.
    const sum = row.reduce((total, value) => total + value, 0);
    row.forEach((value, tap) => (row[tap] = value / sum));
  }
  return filters;
}

function sinc(x: number): number {
  return Math.abs(x) < 1e-9 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function kaiser(position: number): number {
  return Math.abs(position) > 1 ? 0 : bessel(beta * Math.sqrt(1 - position ** 2)) / bessel(beta);
}

/** The modified Bessel function of the first kind of order zero, by its power series. */
function bessel(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > 1e-12 * sum; k += 1) {
    term *= (x / 2 / k) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
