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

/** What the mix is made from. The samples lie in shared memory: threads get them without a copy. */
export interface Stems {
  /** In order of time, never overlapping. */
  readonly lines: readonly PlacedLine[];
  /** At the ambience's rate. */
  readonly bedLeft: Float32Array;
  readonly bedRight: Float32Array;
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
