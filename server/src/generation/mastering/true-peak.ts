/** Times that the signal is oversampled; BS.1770-5, annex 2 asks for at least four. */
const oversampling = 4;
/** Samples on either side that an interpolated value is made from. */
export const reach = 12;

/**
 * Below this share of a threshold no sample's neighbourhood is interpolated: between two samples the
 * signal of music and speech does not rise to so much more than the larger one.
 */
export const worthALook = 0.6;

const phases = designPhases();

/**
 * The largest magnitude between sample `index` and the next one, ends included. The caller sees to
 * it that `reach` samples lie on either side.
 */
export function peakAfter(samples: Float32Array, index: number): number {
  let peak = Math.abs(samples[index] ?? 0);
  for (const phase of phases) {
    let sum = 0;
    for (let tap = 0; tap < 2 * reach; tap += 1) {
      sum += (phase[tap] ?? 0) * (samples[index - reach + 1 + tap] ?? 0);
    }
    peak = Math.max(peak, Math.abs(sum));
  }
  return peak;
}

/** Finds the true peak of a signal that comes block by block. */
export interface TruePeakMeter {
  add(channels: readonly Float32Array[]): void;
  /** The largest magnitude so far, 1 being full scale; the last samples count with the next block. */
  readonly peak: number;
}

export function createTruePeakMeter(): TruePeakMeter {
  /** By channel: what the next block's interpolation reaches back to, then the block. */
  const histories: Float32Array[] = [];
  let peak = 0;

  return {
    get peak() {
      return peak;
    },
    add(channels) {
      for (const [channel, block] of channels.entries()) {
        const before = histories[channel] ?? new Float32Array(2 * reach);
        const tail = before.slice(-2 * reach);
        const isSameSize = before.length === tail.length + block.length;
        const samples = isSameSize ? before : new Float32Array(tail.length + block.length);
        samples.set(tail);
        samples.set(block, tail.length);
        peak = highestPeak(samples, peak);
        histories[channel] = samples;
      }
    },
  };
}

/** The largest magnitude if it is over the one that is known; else that one. */
function highestPeak(samples: Float32Array, known: number): number {
  let peak = known;
  for (let index = reach; index < samples.length - reach; index += 1) {
    const look = worthALook * peak;
    if (Math.abs(samples[index] ?? 0) > look || Math.abs(samples[index + 1] ?? 0) > look) {
      peak = Math.max(peak, peakAfter(samples, index));
    }
  }
  return peak;
}

/** The interpolators at a quarter, a half and three quarters of the way to the next sample. */
function designPhases(): readonly Float32Array[] {
  return Array.from({ length: oversampling - 1 }, (_, phase) => {
    const fraction = (phase + 1) / oversampling;
    const filter = Float32Array.from({ length: 2 * reach }, (_value, tap) => {
      const distance = tap - reach + 1 - fraction;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach);
      return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
    });
    const sum = filter.reduce((total, value) => total + value, 0);
    return filter.map((value) => value / sum);
  });
}
