import type { Biquad } from "./biquad.ts";

/** Mean K-weighted squares, summed over the channels, of each tenth of a second in order. */
export type Energies = Float64Array;

/** Gathers energies block by block. */
export interface LoudnessMeter {
  /**
   * Takes the next block of the two channels, or of the one that is heard from both sides.
   *
   * @param position of the block's first sample in the whole; when it does not follow the block
   * before, the filters start from silence
   */
  add(channels: readonly [left: Float32Array, right?: Float32Array], position: number): void;
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
 * @param seconds that the whole lasts; what lies beyond is not counted
 */
export function createLoudnessMeter(sampleRate: number, seconds: number): LoudnessMeter {
  const energies = new Float64Array(Math.floor(seconds * energiesPerSecond));
  const hop = sampleRate / energiesPerSecond;
  const filters = kWeighting(sampleRate);
  const state = new Float64Array(8);
  let next = 0;

  return {
    energies,
    add([left, right], position) {
      if (position !== next) state.fill(0);
      next = position + left.length;
      let done = 0;
      while (done < left.length) {
        const energy = Math.floor((position + done) / hop);
        const end = Math.min(left.length, Math.ceil((energy + 1) * hop) - position);
        const squares =
          right === undefined
            ? 2 * sumOfWeightedSquares(left, left, done, end, filters, state).left
            : bothOf(sumOfWeightedSquares(left, right, done, end, filters, state));
        energies[energy] = (energies[energy] ?? 0) + squares / hop;
        done = end;
      }
    },
  };
}

function bothOf({ left, right }: { readonly left: number; readonly right: number }): number {
  return left + right;
}

/**
 * Both sides in one loop: each filter waits for its own last value, and the processor works on the
 * other side meanwhile.
 */
function sumOfWeightedSquares(
  left: Float32Array,
  right: Float32Array,
  start: number,
  end: number,
  [shelf, highPass]: readonly [Biquad, Biquad],
  state: Float64Array,
) {
  let [l1 = 0, l2 = 0, l3 = 0, l4 = 0, r1 = 0, r2 = 0, r3 = 0, r4 = 0] = state;
  let leftSum = 0;
  let rightSum = 0;
  for (let index = start; index < end; index += 1) {
    const leftInput = left[index] ?? 0;
    const rightInput = right[index] ?? 0;
    const leftShelved = shelf.b0 * leftInput + l1;
    const rightShelved = shelf.b0 * rightInput + r1;
    l1 = shelf.b1 * leftInput - shelf.a1 * leftShelved + l2;
    r1 = shelf.b1 * rightInput - shelf.a1 * rightShelved + r2;
    l2 = shelf.b2 * leftInput - shelf.a2 * leftShelved;
    r2 = shelf.b2 * rightInput - shelf.a2 * rightShelved;
    const leftWeighted = leftShelved + l3;
    const rightWeighted = rightShelved + r3;
    l3 = -2 * leftShelved - highPass.a1 * leftWeighted + l4;
    r3 = -2 * rightShelved - highPass.a1 * rightWeighted + r4;
    l4 = leftShelved - highPass.a2 * leftWeighted;
    r4 = rightShelved - highPass.a2 * rightWeighted;
    leftSum += leftWeighted * leftWeighted;
    rightSum += rightWeighted * rightWeighted;
  }
  state.set([l1, l2, l3, l4, r1, r2, r3, r4]);
  return { left: leftSum, right: rightSum };
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
  // Its numerator is 1, -2, 1 at every rate, which the loop above relies on.
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
