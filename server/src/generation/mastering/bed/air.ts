import { amplitudeOf } from "../decibels.ts";
import { createRandom } from "../random.ts";
import { ambienceRate } from "../rates.ts";
import type { Mood } from "./moods.ts";

const stride = 128;
/** Gain that brings the filtered noise to about the pads' level, before the mood's own. */
const evening = 22;

/**
 * Adds air: noise without an edge that swells and recedes like distant waves, each wave of its own
 * length and height, the two sides a little apart.
 */
export function addAir(seed: string, mood: Mood, left: Float32Array, right: Float32Array): void {
  for (const [side, samples] of [left, right].entries()) {
    const swell = createSwell(`waves of ${seed}`, mood.waveSeconds, side * 0.35);
    const random = createRandom(`air of ${seed} ${String(side)}`);
    let noise = Math.trunc(random() * 2 ** 31) | 1;
    let low = 0;
    let lower = 0;
    let rumble = 0;
    for (let block = 0; block < samples.length; block += stride) {
      const height = swell(block / ambienceRate);
      // A higher wave is brighter too.
      const openness = 1 - Math.exp((-2 * Math.PI * (350 + 1100 * height)) / ambienceRate);
      const gain = evening * amplitudeOf(mood.air) * (0.25 + 0.75 * height);
      const end = Math.min(samples.length, block + stride);
      for (let index = block; index < end; index += 1) {
        // Xorshift (Marsaglia 2003): white noise, far cheaper than the composing generator.
        noise ^= noise << 13;
        noise ^= noise >>> 17;
        noise ^= noise << 5;
        const white = noise / 2 ** 31;
        low += openness * (white - low);
        lower += openness * (low - lower);
        rumble += 0.035 * (lower - rumble);
        samples[index] = (samples[index] ?? 0) + gain * (lower - rumble);
      }
    }
  }
}

/** Heights from 0 to 1 over time; ask in order of time. */
function createSwell(seed: string, seconds: number, late: number) {
  const random = createRandom(seed);
  let start = -seconds * random() + late;
  let length = seconds;
  let height = 0.7;
  return (time: number): number => {
    while (time >= start + length) {
      start += length;
      length = seconds * (0.7 + 0.7 * random());
      height = 0.45 + 0.55 * random();
    }
    const position = Math.max(0, (time - start) / length);
    // Comes in over two fifths, goes out over three.
    const turned = position < 0.4 ? position / 0.8 : 0.5 + (position - 0.4) / 1.2;
    return height * Math.sin(Math.PI * turned) ** 2;
  };
}
