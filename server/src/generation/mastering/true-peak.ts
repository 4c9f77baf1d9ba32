/** Samples on either side that an interpolated value is made from. */
export const reach = 12;

/**
 * Below this share of a threshold no sample's neighbourhood is interpolated: between two samples the
 * signal of music and speech does not rise to so much more than the larger one.
 */
export const worthALook = 0.6;

/** BS.1770-5, annex 2 asks for at least four times as many samples. */
const phases = [design(0.25), design(0.5), design(0.75)] as const;

/**
 * The largest magnitude between sample `index` and the next one, ends included. The caller sees to
 * it that `reach` samples lie on either side.
 */
export function peakAfter(samples: Float32Array, index: number): number {
  const [quarter, half, threeQuarters] = phases;
  let first = 0;
  let second = 0;
  let third = 0;
  for (let tap = 0; tap < 2 * reach; tap += 1) {
    const sample = samples[index - reach + 1 + tap] ?? 0;
    first += (quarter[tap] ?? 0) * sample;
    second += (half[tap] ?? 0) * sample;
    third += (threeQuarters[tap] ?? 0) * sample;
  }
  const own = Math.abs(samples[index] ?? 0);
  return Math.max(own, Math.abs(first), Math.abs(second), Math.abs(third));
}

/** The first index from `start` on whose magnitude is over the level; `end` when there is none before. */
export function nextOver(samples: Float32Array, level: number, start: number, end: number): number {
  for (let index = start; index < end; index += 1) {
    if (Math.abs(samples[index] ?? 0) > level) return index;
  }
  return end;
}

/** Finds the true peak of a signal that comes block by block. */
export interface TruePeakMeter {
  add(channels: readonly Float32Array[]): void;
  /** Counts from here on, and from the last `reach` samples; interpolation still reaches back to what came before. */
  forgetPeak(): void;
  /** The largest magnitude so far, 1 being full scale; the last `reach` samples count with the next block. */
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
    forgetPeak() {
      peak = 0;
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
  const last = samples.length - reach;
  let peak = known;
  const findNext = (start: number) => nextOver(samples, worthALook * peak, start, last + 1);
  for (let loud = findNext(reach); loud <= last; loud = findNext(loud + 1)) {
    // The signal may be higher on either side. What follows the last one comes with the next block.
    const after = loud < last ? peakAfter(samples, loud) : 0;
    peak = Math.max(peak, peakAfter(samples, loud - 1), after);
  }
  return peak;
}

/** The interpolator at a part of the way to the next sample. */
function design(fraction: number): Float64Array {
  const filter = Float64Array.from({ length: 2 * reach }, (_, tap) => {
    const distance = tap - reach + 1 - fraction;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach);
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  });
  const sum = filter.reduce((total, value) => total + value, 0);
  return filter.map((value) => value / sum);
}
