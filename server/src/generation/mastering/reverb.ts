/** A space that sound is put into. */
export interface Space {
  /** Seconds until the sound has fallen by 60 dB. */
  readonly decay: number;
  /** Seconds of each of the eight ways through the space; no two in a simple ratio. */
  readonly paths: readonly number[];
  /** Hertz over which walls and air swallow the sound. */
  readonly damping: number;
}

/** A small, soft room: furniture, curtains. */
export const room: Space = {
  decay: 0.42,
  paths: [0.0113, 0.0149, 0.0177, 0.0211, 0.0239, 0.0281, 0.0317, 0.0353],
  damping: 3200,
};

/** A wide, dark hall. */
export const hall: Space = {
  decay: 3.6,
  paths: [0.0379, 0.0437, 0.0499, 0.0571, 0.0631, 0.0709, 0.0797, 0.0883],
  damping: 2600,
};

export interface Reverb {
  /** Adds what comes back of the next block, times the gain. Inputs and targets may be the same. */
  addTo(
    left: Float32Array,
    right: Float32Array,
    inputLeft: Float32Array,
    inputRight: Float32Array,
    gain: number,
  ): void;
}

/**
 * A feedback delay network with a Householder matrix (Jot and Chaigne, "Digital delay networks for
 * designing artificial reverberators", AES 90, 1991). Even ways hear and feed the left, odd ways
 * the right; the matrix joins them.
 */
export function createReverb(space: Space, sampleRate: number): Reverb {
  const ways = space.paths.map((seconds, number) => {
    const line = new Float32Array(Math.round(seconds * sampleRate));
    return {
      line,
      isLeft: number % 2 === 0,
      decay: 10 ** ((-3 * line.length) / sampleRate / space.decay),
      /** Keeps the ways from adding up to a comb. */
      sign: number % 4 < 2 ? 1 : -1,
      arrivals: new Float32Array(0),
      position: 0,
      damped: 0,
    };
  });
  const openness = 1 - Math.exp((-2 * Math.PI * space.damping) / sampleRate);
  const closeness = 1 - openness;
  // Nothing that goes in comes back within the shortest way: so much can be done way by way.
  const stretch = Math.min(...ways.map((way) => way.line.length));
  for (const way of ways) way.arrivals = new Float32Array(stretch);
  const sums = new Float32Array(stretch);

  /** Lets what is in the ways arrive: damped, and summed up. */
  function arrive(way: (typeof ways)[number], count: number): void {
    const { line, decay, arrivals } = way;
    let { position, damped } = way;
    for (let index = 0; index < count; index += 1) {
      damped = closeness * damped + openness * (line[position] ?? 0);
      const arrival = decay * damped;
      arrivals[index] = arrival;
      sums[index] = (sums[index] ?? 0) + arrival;
      position = position + 1 === line.length ? 0 : position + 1;
    }
    way.damped = damped;
  }

  /** Sends the input and what was reflected into the way. */
  function leave(way: (typeof ways)[number], input: Float32Array, start: number, count: number) {
    const { line, arrivals } = way;
    let { position } = way;
    for (let index = 0; index < count; index += 1) {
      const reflected = (arrivals[index] ?? 0) - (2 / ways.length) * (sums[index] ?? 0);
      line[position] = (input[start + index] ?? 0) + reflected;
      position = position + 1 === line.length ? 0 : position + 1;
    }
    way.position = position;
  }

  return {
    addTo(left, right, inputLeft, inputRight, gain) {
      for (let start = 0; start < left.length; start += stretch) {
        const count = Math.min(stretch, left.length - start);
        sums.fill(0);
        for (const way of ways) arrive(way, count);
        // The input first: it may be the target, too.
        for (const way of ways) leave(way, way.isLeft ? inputLeft : inputRight, start, count);
        for (const { isLeft, sign, arrivals } of ways) {
          const target = isLeft ? left : right;
          for (let index = 0; index < count; index += 1) {
            const heard = gain * sign * (arrivals[index] ?? 0);
            target[start + index] = (target[start + index] ?? 0) + heard;
          }
        }
      }
    },
  };
}
