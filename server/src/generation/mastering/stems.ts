import type { Treatment } from "./mastering.ts";

/** A spoken line with its place in the master. */
export interface PlacedLine {
  /** Its own samples at its own rate. */
  readonly samples: Float32Array;
  readonly sampleRate: number;
  readonly treatment: Treatment;
  /** Where it begins and ends, samples of the master. */
  readonly start: number;
  readonly end: number;
}

/** The music, both sides at the ambience's rate. */
export interface Bed {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** What the mix is made from. The samples lie in shared memory: threads get them without a copy. */
export interface Stems {
  /** In order of time, never overlapping. */
  readonly lines: readonly PlacedLine[];
  /** Null where the voice is alone. */
  readonly bed: Bed | null;
  /** Samples of the master. */
  readonly length: number;
}

/** How loud each is in the mix, as factors. */
export interface Levels {
  readonly voice: number;
  readonly bed: number;
  /** The limiter's ceiling, linear. */
  readonly ceiling: number;
}
