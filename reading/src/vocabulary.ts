import { findPlace } from "./find-place.ts";

/**
 * The pieces of text that a model knows, each by a hash: nobody needs to see a piece again, and hashes are read from a file
 * as they are. A piece's number is the place of its hash.
 */
export interface Vocabulary {
  /** Ascending. */
  readonly hashes: Float64Array;
  /** Inverse document frequencies in hundredths, by the pieces' numbers. */
  readonly weights: Float32Array;
}

/** @returns null for a piece that is not in it */
export const findPiece = ({ hashes }: Vocabulary, piece: string): number | null =>
  findPlace(hashes, hashPiece(piece));

/** 2 to the power of 32 */
const wordSize = 0x1_0000_0000;
/** The prime is 2 to the power of 40 and this. */
const primeRest = 0x1b3;
/** Of the upper word, those bits for which a number has room beside the lower one. */
const upperBits = 0x1f_ffff;

/**
 * A whole number of 53 bits: of 200,000 pieces two have the same with a probability of two in a million. It is the lower part of
 * what FNV-1a makes of the UTF-16 code units (Fowler, Noll and Vo, isthe.com/chongo/tech/comp/fnv, for 64 bits).
 */
export function hashPiece(piece: string): number {
  let [upper, lower] = [0xcbf2_9ce4, 0x8422_2325];
  for (let at = 0; at < piece.length; at += 1) {
    lower = (lower ^ piece.charCodeAt(at)) >>> 0;
    const product = lower * primeRest;
    upper = (upper * primeRest + Math.floor(product / wordSize) + ((lower << 8) >>> 0)) % wordSize;
    lower = product % wordSize;
  }
  return (upper & upperBits) * wordSize + lower;
}
