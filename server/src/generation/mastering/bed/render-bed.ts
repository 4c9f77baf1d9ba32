import { type Span, bedGains, gainsPerSecond } from "../ducking.ts";
import { type Energies, createLoudnessMeter, integratedLoudness } from "../loudness.ts";
import { createRandom } from "../random.ts";
import { ambienceRate } from "../rates.ts";
import { createReverb, hall } from "../reverb.ts";
import { addAir } from "./air.ts";
import { play } from "./instruments.ts";
import { compose } from "./score.ts";

/** Of the hall against the pads themselves. */
const hallGain = 0.5;
const blockSamples = 4096;

export interface RenderedBed {
  /** Of the bed before anything makes it step back, LUFS. */
  readonly alone: number;
  /** Of the bed as it is rendered: stepped back and faded. */
  readonly energies: Energies;
}

/**
 * Renders the bed of a seed at the ambience's rate into the two sides, over what they held: stepped
 * back under the lines, faded at both ends.
 */
export function renderBed(
  seed: string,
  lines: readonly Span[],
  left: Float32Array,
  right: Float32Array,
): RenderedBed {
  const seconds = left.length / ambienceRate;
  left.fill(0);
  right.fill(0);
  const { mood, notes } = compose(seed, seconds);
  for (const note of notes) play(note, left, right);
  addAir(seed, mood, left, right);

  const soften = createSoftener(seed, mood.brightness);
  const reverb = createReverb(hall, ambienceRate);
  const meter = createLoudnessMeter(ambienceRate, seconds);
  const gains = bedGains(lines, seconds);
  for (let start = 0; start < left.length; start += blockSamples) {
    const leftBlock = left.subarray(start, start + blockSamples);
    const rightBlock = right.subarray(start, start + blockSamples);
    soften(leftBlock, rightBlock, start / ambienceRate);
    reverb.addTo(leftBlock, rightBlock, leftBlock, rightBlock, hallGain);
    meter.add([leftBlock, rightBlock], start);
    shape(leftBlock, rightBlock, gains, start);
  }

  const perEnergy = gainsPerSecond / 10;
  const energies = meter.energies.map((energy, index) => {
    const over = gains.subarray(index * perEnergy, (index + 1) * perEnergy);
    return (energy * over.reduce((sum, gain) => sum + gain * gain, 0)) / perEnergy;
  });
  return { alone: integratedLoudness(meter.energies), energies };
}

/** A low-pass of 12 dB an octave whose edge wanders slowly around the brightness. */
function createSoftener(seed: string, brightness: number) {
  const phase = createRandom(`light of ${seed}`)();
  const states = new Float64Array(4);
  return (left: Float32Array, right: Float32Array, time: number) => {
    const edge = brightness * (1.5 + 0.5 * Math.sin(2 * Math.PI * (time / 47 + phase)));
    const openness = 1 - Math.exp((-2 * Math.PI * edge) / ambienceRate);
    for (const [side, samples] of [left, right].entries()) {
      let first = states[2 * side] ?? 0;
      let second = states[2 * side + 1] ?? 0;
      for (let index = 0; index < samples.length; index += 1) {
        first += openness * ((samples[index] ?? 0) - first);
        second += openness * (first - second);
        samples[index] = second;
      }
      states[2 * side] = first;
      states[2 * side + 1] = second;
    }
  };
}

/** Applies the gains from sample `start` of the whole on. */
function shape(left: Float32Array, right: Float32Array, gains: Float32Array, start: number): void {
  for (let index = 0; index < left.length; index += 1) {
    const position = ((start + index) * gainsPerSecond) / ambienceRate;
    const whole = Math.trunc(position);
    const before = gains[whole] ?? 0;
    const gain = before + (position - whole) * ((gains[whole + 1] ?? before) - before);
    left[index] = (left[index] ?? 0) * gain;
    right[index] = (right[index] ?? 0) * gain;
  }
}
