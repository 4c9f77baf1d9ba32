/** Input samples on either side of a new one. */
const reach = 6;

const between = design();

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
      let sum = 0;
      for (let pair = 0; pair < reach; pair += 1) {
        const before = samples[index + reach - pair] ?? 0;
        const after = samples[index + reach + 1 + pair] ?? 0;
        sum += (between[pair] ?? 0) * (before + after);
      }
      output[2 * index] = samples[index + reach] ?? 0;
      output[2 * index + 1] = sum;
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
