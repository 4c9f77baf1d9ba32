/** Input samples on either side of a new one. */
const reach = 6;

const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = design();

/**
 * Doubles the rate of a signal that comes block by block and has nothing over about 0.3 of its
 * sample rate: each sample stays as it is and a new one is interpolated after it (a half-band
 * filter). The output is late by six input samples.
 */
export function createDoubler(): (input: Float32Array, output: Float32Array) => void {
  const past = 2 * reach;
  /** The end of the block before, then the block; used again as long as blocks are of one size. */
  let samples = new Float32Array(past);
  return (input, output) => {
    const tail = samples.slice(samples.length - past);
    if (samples.length !== past + input.length) samples = new Float32Array(past + input.length);
    samples.set(tail);
    samples.set(input, past);
    for (let index = 0; index < input.length; index += 1) {
      const own = samples[index + 6] ?? 0;
      // Written out: a loop over six pairs takes twice the time.
      const near =
        first * (own + (samples[index + 7] ?? 0)) +
        second * ((samples[index + 5] ?? 0) + (samples[index + 8] ?? 0)) +
        third * ((samples[index + 4] ?? 0) + (samples[index + 9] ?? 0));
      const far =
        fourth * ((samples[index + 3] ?? 0) + (samples[index + 10] ?? 0)) +
        fifth * ((samples[index + 2] ?? 0) + (samples[index + 11] ?? 0)) +
        sixth * ((samples[index + 1] ?? 0) + (samples[index + 12] ?? 0));
      output[2 * index] = own;
      output[2 * index + 1] = near + far;
    }
  };
}

/** Half of the symmetric filter, from the middle outwards: a sinc under a raised cosine. */
function design(): Float32Array {
  const half = Float32Array.from({ length: reach }, (_, pair) => {
    const distance = pair + 0.5;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (reach + 0.5));
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  });
  const sum = 2 * half.reduce((total, value) => total + value, 0);
  return half.map((value) => value / sum);
}
