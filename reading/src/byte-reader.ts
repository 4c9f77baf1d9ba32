/** Takes arrays one after the other from bytes. */
export interface ByteReader {
  takeNumbers(length: number): Float32Array;
  takeWholes(length: number): Int8Array;
}

/** Each array begins at a multiple of four bytes. They are copies, so that none keeps the others in memory. */
export function createByteReader({ buffer, byteOffset }: Uint8Array): ByteReader {
  let at = byteOffset;
  const take = (length: number) => {
    const start = at;
    at += Math.ceil(length / 4) * 4;
    return buffer.slice(start, start + length);
  };
  return {
    takeNumbers: (length) => new Float32Array(take(length * 4)),
    takeWholes: (length) => new Int8Array(take(length)),
  };
}
