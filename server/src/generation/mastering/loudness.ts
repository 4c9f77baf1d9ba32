import type { Biquad } from "./biquad.ts";

/** Mean K-weighted squares, summed over the channels, of each tenth of a second in order. */
export type Energies = Float64Array;

/** Gathers energies block by block. */
export interface LoudnessMeter {
  /**
   * Takes the next block of every channel; one channel counts as heard from both sides.
   *
   * @param position of the block's first sample in the whole; when it does not follow the block
   * before, the filters start from silence
   */
  add(channels: readonly Float32Array[], position: number): void;
  readonly energies: Energies;
}

/** Energies a second: ITU-R BS.1770-5 takes blocks of 400 ms that overlap by three quarters. */
const energiesPerSecond = 10;
const energiesPerBlock = 4;

/** Of the lowest block that counts at all, LUFS. */
const absoluteGate = -70;
/** Of the lowest block that counts, LU under the loudness of those over the absolute gate. */
const relativeGate = -10;

/**
 * @param sampleRate a multiple of 10
 * @param seconds that the whole lasts; what lies beyond is not counted
 */
export function createLoudnessMeter(sampleRate: number, seconds: number): LoudnessMeter {
  const energies = new Float64Array(Math.floor(seconds * energiesPerSecond));
  const hop = sampleRate / energiesPerSecond;
  const [shelf, highPass] = kWeighting(sampleRate);
  const states = [new Float64Array(4), new Float64Array(4)];
  let next = 0;

  return {
    energies,
    add(channels, position) {
      if (position !== next) for (const state of states) state.fill(0);
      next = position + (channels[0]?.length ?? 0);
      const sides = 2 / channels.length;
      for (const [index, samples] of channels.entries()) {
        const state = states[index];
        if (state === undefined)
          throw new RangeError("a loudness meter hears two channels at most");
        let done = 0;
        while (done < samples.length) {
          const energy = Math.floor((position + done) / hop);
          const end = Math.min(samples.length, (energy + 1) * hop - position);
          const squares = sumOfWeightedSquares(samples, done, end, shelf, highPass, state);
          energies[energy] = (energies[energy] ?? 0) + (sides * squares) / hop;
          done = end;
        }
      }
    },
  };
}

function sumOfWeightedSquares(
  samples: Float32Array,
  start: number,
  end: number,
  shelf: Biquad,
  highPass: Biquad,
  state: Float64Array,
): number {
  let [first = 0, second = 0, third = 0, fourth = 0] = state;
  let sum = 0;
  for (let index = start; index < end; index += 1) {
    const input = samples[index] ?? 0;
    const shelved = shelf.b0 * input + first;
    first = shelf.b1 * input - shelf.a1 * shelved + second;
    second = shelf.b2 * input - shelf.a2 * shelved;
    const weighted = highPass.b0 * shelved + third;
    third = highPass.b1 * shelved - highPass.a1 * weighted + fourth;
    fourth = highPass.b2 * shelved - highPass.a2 * weighted;
    sum += weighted * weighted;
  }
  state.set([first, second, third, fourth]);
  return sum;
}

/**
 * The two filters of BS.1770 for any sample rate: the analogue prototypes whose bilinear transform
 * at 48 kHz gives the recommendation's coefficients (Mansbridge, Finn, Reiss, "Implementation and
 * Evaluation of Autonomous Multi-track Fader Control", AES 132, 2012; as in libebur128).
 */
function kWeighting(sampleRate: number): readonly [shelf: Biquad, highPass: Biquad] {
  const shelf = (() => {
    const [frequency, gain, quality] = [1681.974450955533, 3.999843853973347, 0.7071752369554196];
    const k = Math.tan((Math.PI * frequency) / sampleRate);
    const high = 10 ** (gain / 20);
    const band = high ** 0.4996667741545416;
    const a0 = 1 + k / quality + k * k;
    return {
      b0: (high + (band * k) / quality + k * k) / a0,
      b1: (2 * (k * k - high)) / a0,
      b2: (high - (band * k) / quality + k * k) / a0,
      a1: (2 * (k * k - 1)) / a0,
      a2: (1 - k / quality + k * k) / a0,
    };
  })();
  const [frequency, quality] = [38.13547087602444, 0.5003270373238773];
  const k = Math.tan((Math.PI * frequency) / sampleRate);
  const a0 = 1 + k / quality + k * k;
  const highPass = {
    b0: 1,
    b1: -2,
    b2: 1,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / quality + k * k) / a0,
  };
  return [shelf, highPass];
}

/** Integrated loudness in LUFS (ITU-R BS.1770-5, annex 1); minus infinity when all is silence. */
export function integratedLoudness(energies: Energies): number {
  const blocks = new Float64Array(Math.max(0, energies.length - energiesPerBlock + 1));
  for (let block = 0; block < blocks.length; block += 1) {
    let sum = 0;
    for (let index = 0; index < energiesPerBlock; index += 1) sum += energies[block + index] ?? 0;
    blocks[block] = sum / energiesPerBlock;
  }
  const audible = blocks.filter((energy) => loudnessOf(energy) > absoluteGate);
  const gate = loudnessOf(mean(audible)) + relativeGate;
  return loudnessOf(mean(audible.filter((energy) => loudnessOf(energy) > gate)));
}

function loudnessOf(energy: number): number {
  return -0.691 + 10 * Math.log10(energy);
}

function mean(values: Float64Array): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
