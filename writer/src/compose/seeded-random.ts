/** A stream of random choices that is the same for the same seed. */
export interface SeededRandom {
  /** A whole number from 0 to `limit - 1`. */
  below(limit: number): number;
  /** The same elements in another order; the argument stays as it is. */
  shuffle<T>(items: readonly T[]): T[];
}

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Mulberry32 by Tommy Ettinger, public domain: small, and even enough for choosing words. */
export function createSeededRandom(seed: string): SeededRandom {
  let state = hash(seed);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  function below(limit: number): number {
    return Math.floor(next() * limit);
  }
  return {
    below,
    shuffle(items) {
      const keyed = items.map((item) => ({ item, key: next() }));
      return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
    },
  };
}
