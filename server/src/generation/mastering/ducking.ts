import { amplitudeOf } from "./decibels.ts";

/** What the bed steps back by under the voice. */
const depth = amplitudeOf(-12);
/** Seconds before a line over which the bed steps back. */
const fallSeconds = 0.55;
/** Seconds after a line over which it comes forward again. */
const riseSeconds = 1.4;
/** Seconds over which the bed comes in at the beginning, and over which it goes out at the end. */
const fadeInSeconds = 2;
const fadeOutSeconds = 4;
/** Gains a second; between them the gain goes straight. */
export const gainsPerSecond = 100;

/** A stretch of time, seconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The gain of the bed over time, one value a hundredth of a second: down to -12 dB while a line is
 * spoken, with soft ramps, and faded at both ends. Where the next line comes before the bed is back,
 * it turns around midway.
 */
export function bedGains(lines: readonly Span[], seconds: number): Float32Array {
  const gains = new Float32Array(Math.ceil(seconds * gainsPerSecond) + 1).fill(1);
  for (const { start, end } of lines) {
    const first = Math.max(0, Math.floor((start - fallSeconds) * gainsPerSecond));
    const last = Math.min(gains.length - 1, Math.ceil((end + riseSeconds) * gainsPerSecond));
    for (let index = first; index <= last; index += 1) {
      const time = index / gainsPerSecond;
      const distance = Math.max((start - time) / fallSeconds, (time - end) / riseSeconds);
      gains[index] = Math.min(gains[index] ?? 1, depth + (1 - depth) * smooth(distance));
    }
  }
  return gains.map((gain, index) => {
    const time = index / gainsPerSecond;
    return gain * smooth(time / fadeInSeconds) * smooth((seconds - time) / fadeOutSeconds);
  });
}

/** Half a cosine from 0 to 1. */
function smooth(x: number): number {
  const within = Math.min(1, Math.max(0, x));
  return 0.5 - 0.5 * Math.cos(Math.PI * within);
}
