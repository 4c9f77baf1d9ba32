import { nextOver, peakAfter, reach, worthALook } from "./true-peak.ts";

/** Seconds before a peak over which the gain glides down. */
const lookAheadSeconds = 0.005;
/** Seconds in which the gain has come back by two thirds. */
const releaseSeconds = 0.12;

export interface Limiter {
  /** Samples that the output is late by. */
  readonly latency: number;
  /** Replaces the next block of both channels by what was put in `latency` samples ago, limited. */
  process(left: Float32Array, right: Float32Array): void;
}

/**
 * Keeps the true peak of a stereo signal at or under the ceiling (a linear amplitude). What a peak
 * asks for is spread over the look-ahead before it: the least gain ahead, held down by the release,
 * then averaged over the look-ahead, so that the gain is where it has to be when the peak comes.
 */
export function createLimiter(ceiling: number, sampleRate: number): Limiter {
  const lookAhead = Math.round(lookAheadSeconds * sampleRate);
  const latency = lookAhead + reach + 1;
  const release = Math.exp(-1 / (releaseSeconds * sampleRate));
  const least = createSlidingMinimum(lookAhead + 1);
  const average = createSlidingMean(lookAhead + 1);
  let inputs: readonly [Float32Array, Float32Array] = [
    new Float32Array(latency),
    new Float32Array(latency),
  ];
  let following = 1;
  let gain = 1;
  /** Samples for which the gain has been full and nothing has asked for less. */
  let settled = Infinity;

  /** Puts the block behind the last `latency` samples of what came before. */
  function takeIn(left: Float32Array, right: Float32Array): void {
    const before = inputs;
    if (before[0].length !== latency + left.length) {
      inputs = [new Float32Array(latency + left.length), new Float32Array(latency + left.length)];
    }
    for (const [side, block] of [left, right].entries()) {
      const [from, to] = side === 0 ? [before[0], inputs[0]] : [before[1], inputs[1]];
      to.set(from.subarray(from.length - latency));
      to.set(block, latency);
    }
  }

  return {
    latency,
    process(left, right) {
      takeIn(left, right);
      const length = left.length;
      let index = 0;
      while (index < length) {
        if (settled > lookAhead) {
          // Every value in the two windows is 1: the signal passes as it is.
          const until = Math.min(length, nextLoud(inputs, index + lookAhead, ceiling) - lookAhead);
          left.set(inputs[0].subarray(index, until), index);
          right.set(inputs[1].subarray(index, until), index);
          if (until > index) following = 1;
          index = until;
          if (index >= length) break;
        }
        const own = gainFor(ceiling, inputs, index + lookAhead);
        // The peak may lie anywhere up to the next sample: both are turned down.
        const asked = Math.min(own, following);
        following = own;
        const ahead = least.push(asked);
        gain = ahead < gain ? ahead : ahead + (gain - ahead) * release;
        if (ahead === 1 && gain > 0.9999) gain = 1;
        settled = gain === 1 && asked === 1 ? settled + 1 : 0;
        const smooth = average.push(gain);
        left[index] = (inputs[0][index] ?? 0) * smooth;
        right[index] = (inputs[1][index] ?? 0) * smooth;
        index += 1;
      }
    },
  };
}

/** The first index from `start` on at which a true peak over the ceiling is possible. */
function nextLoud(
  [left, right]: readonly [Float32Array, Float32Array],
  start: number,
  ceiling: number,
): number {
  const level = worthALook * ceiling;
  const loud = nextOver(right, level, start, nextOver(left, level, start, left.length));
  return loud === left.length ? loud : Math.max(start, loud - 1);
}

function gainFor(
  ceiling: number,
  [left, right]: readonly [Float32Array, Float32Array],
  index: number,
): number {
  const peak = Math.max(
    peakIfLoud(left, index, worthALook * ceiling),
    peakIfLoud(right, index, worthALook * ceiling),
  );
  return peak > ceiling ? ceiling / peak : 1;
}

function peakIfLoud(samples: Float32Array, index: number, look: number): number {
  const isLoud = Math.abs(samples[index] ?? 0) > look || Math.abs(samples[index + 1] ?? 0) > look;
  return isLoud ? peakAfter(samples, index) : 0;
}

/** The least of the last `size` values, all 1 before the first. */
function createSlidingMinimum(size: number) {
  /** Candidates, rising from the oldest to the newest, in a ring. */
  const values = new Float64Array(size + 1).fill(1);
  const ages = new Float64Array(size + 1);
  let head = 0;
  let count = 0;
  let now = 0;
  return {
    push(value: number): number {
      now += 1;
      while (count > 0 && (values[(head + count - 1) % values.length] ?? 0) >= value) count -= 1;
      const newest = (head + count) % values.length;
      values[newest] = value;
      ages[newest] = now;
      count += 1;
      while ((ages[head] ?? 0) <= now - size) {
        head = (head + 1) % values.length;
        count -= 1;
      }
      return values[head] ?? 1;
    },
  };
}

/** The mean of the last `size` values, all 1 before the first. */
function createSlidingMean(size: number) {
  const values = new Float64Array(size).fill(1);
  let next = 0;
  let sum = size;
  return {
    push(value: number): number {
      sum += value - (values[next] ?? 0);
      values[next] = value;
      next = next + 1 === size ? 0 : next + 1;
      return sum / size;
    },
  };
}
