/** Ways through a space that are simulated. */
const ways = 8;

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
 * the right; the matrix joins them. All eight are walked sample by sample in one loop: each waits for
 * its own last value, and the processor works on the others meanwhile.
 */
export function createReverb(space: Space, sampleRate: number): Reverb {
  const lengths = space.paths.map((seconds) => Math.round(seconds * sampleRate));
  const openness = 1 - Math.exp((-2 * Math.PI * space.damping) / sampleRate);
  const closeness = 1 - openness;
  /** What of a sample arrives at the end of each way at once; the damping brings the rest later. */
  const arriving = lengths.map(
    (length) => openness * 10 ** ((-3 * length) / sampleRate / space.decay),
  );
  /** A ring of moments, each of which holds what has gone into the eight ways. */
  const moments = 2 ** Math.ceil(Math.log2(Math.max(...lengths) + 1));
  const last = moments - 1;
  const ring = new Float32Array(moments * ways);
  /** By way: what has just arrived. */
  const arrivals = new Float64Array(ways);
  let now = 0;

  return {
    addTo(left, right, inputLeft, inputRight, gain) {
      const [fromA = 1, fromB = 1, fromC = 1, fromD = 1] = lengths;
      const [fromE = 1, fromF = 1, fromG = 1, fromH = 1] = lengths.slice(4);
      const [partA = 0, partB = 0, partC = 0, partD = 0] = arriving;
      const [partE = 0, partF = 0, partG = 0, partH = 0] = arriving.slice(4);
      let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = arrivals;
      for (let index = 0; index < left.length; index += 1) {
        a = closeness * a + partA * (ring[ways * ((now - fromA) & last)] ?? 0);
        b = closeness * b + partB * (ring[ways * ((now - fromB) & last) + 1] ?? 0);
        c = closeness * c + partC * (ring[ways * ((now - fromC) & last) + 2] ?? 0);
        d = closeness * d + partD * (ring[ways * ((now - fromD) & last) + 3] ?? 0);
        e = closeness * e + partE * (ring[ways * ((now - fromE) & last) + 4] ?? 0);
        f = closeness * f + partF * (ring[ways * ((now - fromF) & last) + 5] ?? 0);
        g = closeness * g + partG * (ring[ways * ((now - fromG) & last) + 6] ?? 0);
        h = closeness * h + partH * (ring[ways * ((now - fromH) & last) + 7] ?? 0);
        const back = (2 / ways) * (a + c + e + g + (b + d + f + h));
        const intoLeft = (inputLeft[index] ?? 0) - back;
        const intoRight = (inputRight[index] ?? 0) - back;
        const at = ways * now;
        ring[at] = intoLeft + a;
        ring[at + 1] = intoRight + b;
        ring[at + 2] = intoLeft + c;
        ring[at + 3] = intoRight + d;
        ring[at + 4] = intoLeft + e;
        ring[at + 5] = intoRight + f;
        ring[at + 6] = intoLeft + g;
        ring[at + 7] = intoRight + h;
        now = (now + 1) & last;
        // The signs keep the ways from adding up to a comb.
        left[index] = (left[index] ?? 0) + gain * (a - c + e - g);
        right[index] = (right[index] ?? 0) + gain * (b - d + f - h);
      }
      arrivals.set([a, b, c, d, e, f, g, h]);
    },
  };
}
