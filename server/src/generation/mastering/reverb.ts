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
  const ways = space.paths.length;
  const lines = space.paths.map((seconds) => new Float32Array(Math.round(seconds * sampleRate)));
  const decays = Float64Array.from(
    lines,
    (line) => 10 ** ((-3 * line.length) / sampleRate / space.decay),
  );
  const positions = new Int32Array(ways);
  const arrivals = new Float64Array(ways);
  const damped = new Float64Array(ways);
  const openness = 1 - Math.exp((-2 * Math.PI * space.damping) / sampleRate);
  /** Signs that keep the ways from adding up to a comb. */
  const signs = Float64Array.from({ length: ways }, (_, way) => (way % 4 < 2 ? 1 : -1));

  return {
    addTo(left, right, inputLeft, inputRight, gain) {
      for (let index = 0; index < left.length; index += 1) {
        const fed = [inputLeft[index] ?? 0, inputRight[index] ?? 0];
        const [fedLeft = 0, fedRight = 0] = fed;
        let sum = 0;
        let wetLeft = 0;
        let wetRight = 0;
        for (let way = 0; way < ways; way += 1) {
          const arrived = lines[way]?.[positions[way] ?? 0] ?? 0;
          const before = damped[way] ?? 0;
          const soft = before + openness * (arrived - before);
          damped[way] = soft;
          const arrival = soft * (decays[way] ?? 0);
          arrivals[way] = arrival;
          sum += arrival;
          const heard = arrival * (signs[way] ?? 0);
          if (way % 2 === 0) wetLeft += heard;
          else wetRight += heard;
        }
        const shared = (2 / ways) * sum;
        for (let way = 0; way < ways; way += 1) {
          const line = lines[way];
          const position = positions[way] ?? 0;
          if (line === undefined) continue;
          line[position] = (way % 2 === 0 ? fedLeft : fedRight) + (arrivals[way] ?? 0) - shared;
          positions[way] = position + 1 === line.length ? 0 : position + 1;
        }
        left[index] = (left[index] ?? 0) + gain * wetLeft;
        right[index] = (right[index] ?? 0) + gain * wetRight;
      }
    },
  };
}
