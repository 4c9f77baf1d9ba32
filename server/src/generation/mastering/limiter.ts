import { peakAfter, reach, worthALook } from "./true-peak.ts";

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
  const tails = [new Float32Array(latency), new Float32Array(latency)] as const;
  const least = createSlidingMinimum(lookAhead + 1);
  const average = createSlidingMean(lookAhead + 1);
  let following = 1;
  let gain = 1;
  /** Samples for which nothing has asked for less than full gain. */
  let calm = lookAhead + 1;

  return {
    latency,
    process(left, right) {
      const length = left.length;
      const inputs = [joined(tails[0], left), joined(tails[1], right)] as const;
      for (const [channel, tail] of tails.entries())
        tail.set((inputs[channel] ?? tail).slice(length));

      for (let index = 0; index < length; index += 1) {
        const own = gainFor(ceiling, inputs, index + lookAhead);
        // The peak may lie anywhere up to the next sample: both are turned down.
        const asked = Math.min(own, following);
        following = own;
        calm = asked < 1 ? 0 : calm + 1;
        if (calm > 2 * lookAhead && gain === 1) {
          left[index] = inputs[0][index] ?? 0;
          right[index] = inputs[1][index] ?? 0;
          continue;
        }
        const ahead = least.push(asked);
        gain = ahead < gain ? ahead : ahead + (gain - ahead) * release;
        if (ahead === 1 && gain > 0.9999) gain = 1;
        const smooth = average.push(gain);
        left[index] = (inputs[0][index] ?? 0) * smooth;
        right[index] = (inputs[1][index] ?? 0) * smooth;
      }
    },
  };
}

function gainFor(
  ceiling: number,
  inputs: readonly [Float32Array, Float32Array],
  index: number,
): number {
  let peak = 0;
  for (const samples of inputs) {
    const here = Math.max(Math.abs(samples[index] ?? 0), Math.abs(samples[index + 1] ?? 0));
    if (here > worthALook * ceiling) peak = Math.max(peak, peakAfter(samples, index));
  }
  return peak > ceiling ? ceiling / peak : 1;
}

function joined(first: Float32Array, second: Float32Array): Float32Array {
  const both = new Float32Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
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
