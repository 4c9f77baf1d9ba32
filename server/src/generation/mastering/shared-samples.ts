/** Silence in memory that threads share. It is freed once each of them has collected its garbage. */
export const createSharedSamples = (length: number): Float32Array =>
  new Float32Array(new SharedArrayBuffer(length * Float32Array.BYTES_PER_ELEMENT));
