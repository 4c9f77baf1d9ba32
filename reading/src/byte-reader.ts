import { closeSync, openSync, readSync } from "node:fs";

/** Takes arrays one after the other from bytes. */
export interface ByteReader {
  takeNumbers(length: number): Float32Array;
  takeDoubles(length: number): Float64Array;
  takeIntegers(length: number): Int32Array;
  takeWholes(length: number): Int8Array;
}

/**
 * Reads a file in which each array begins at a multiple of four bytes. It is never in memory as a whole.
 *
 * @param read is given the reader, and has taken all that it wants when it returns
 * @throws Error for a file that ends before
 */
export function readBytes<Result>(file: URL, read: (reader: ByteReader) => Result): Result {
  const descriptor = openSync(file, "r");
  let at = 0;
  function fill<Numbers extends Float32Array | Float64Array | Int32Array | Int8Array>(
    numbers: Numbers,
  ): Numbers {
    const length = numbers.byteLength;
    if (readSync(descriptor, numbers, 0, length, at) < length)
      throw new Error(`${file.pathname} ends too early`);
    at += Math.ceil(length / 4) * 4;
    return numbers;
  }
  try {
    return read({
      takeNumbers: (length) => fill(new Float32Array(length)),
      takeDoubles: (length) => fill(new Float64Array(length)),
      takeIntegers: (length) => fill(new Int32Array(length)),
      takeWholes: (length) => fill(new Int8Array(length)),
    });
  } finally {
    closeSync(descriptor);
  }
}
