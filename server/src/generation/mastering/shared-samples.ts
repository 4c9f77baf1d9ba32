/** Memory that threads share, used again from one inspiration to the next. */
export interface SharedSamples {
  /**
   * Room for so many samples. What is in it is left over from before, and it is the same memory for
   * every call with the same name.
   */
  take(name: string, length: number): Float32Array;
  /** Lets go of the memory: threads that still write to it disturb nobody. */
  release(): void;
}

/**
 * New shared memory for each inspiration would stay around until every thread that has seen it has
 * collected its garbage: some 40 MB each.
 */
export function createSharedSamples(): SharedSamples {
  const buffers = new Map<string, SharedArrayBuffer>();
  return {
    take(name, length) {
      const bytes = length * Float32Array.BYTES_PER_ELEMENT;
      let buffer = buffers.get(name);
      if (buffer === undefined || buffer.byteLength < bytes) {
        buffer = new SharedArrayBuffer(bytes);
        buffers.set(name, buffer);
      }
      return new Float32Array(buffer, 0, length);
    },
    release() {
      buffers.clear();
    },
  };
}
