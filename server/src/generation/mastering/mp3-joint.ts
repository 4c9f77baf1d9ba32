import { type Mp3Frame, mainDataOffset, readMp3Frames } from "./mp3-frames.ts";

/**
 * Joins two streams of the same audio that were encoded apart and overlap, frame for frame on the
 * same grid, as if one encoder had made them.
 *
 * The bit reservoir makes it delicate: a frame's data may begin up to 511 bytes before the frame,
 * in the space of earlier ones. So the switch is made at a frame J for which the second stream
 * reaches back no further than the first one does. The bytes there belong to frames of the first
 * stream from J on, which are dropped, and are replaced by the second stream's. Both must also have
 * the same window shapes at J, so that its windows overlap with the frame before as they should.
 *
 * @param secondStart the first stream's number of the second stream's first frame
 * @param settled frames after `secondStart` until the second encoder is in step with the first
 * @returns null when the overlap holds no such frame
 */
export function joinMp3(
  first: Uint8Array,
  second: Uint8Array,
  secondStart: number,
  settled: number,
): Uint8Array | null {
  const firstFrames = readMp3Frames(first);
  const secondFrames = readMp3Frames(second);
  for (let index = settled; index < secondFrames.length; index += 1) {
    const before = firstFrames[secondStart + index];
    const after = secondFrames[index];
    if (before === undefined || after === undefined) return null;
    if (before.mainDataBegin >= after.mainDataBegin && before.windows === after.windows) {
      const joined = new Uint8Array(before.start + second.length - after.start);
      joined.set(first.subarray(0, before.start));
      joined.set(second.subarray(after.start), before.start);
      writeReservoir(
        joined,
        firstFrames.slice(0, secondStart + index),
        readReservoir(second, secondFrames.slice(0, index), after.mainDataBegin),
      );
      return joined;
    }
  }
  return null;
}

/** The last `count` bytes of main data in these frames. */
function readReservoir(bytes: Uint8Array, frames: readonly Mp3Frame[], count: number): Uint8Array {
  const reservoir = new Uint8Array(count);
  let left = count;
  for (const { end, taken } of backwards(frames, count)) {
    reservoir.set(bytes.subarray(end - taken, end), left - taken);
    left -= taken;
  }
  return reservoir;
}

/** Puts the reservoir over the last bytes of main data in these frames. */
function writeReservoir(bytes: Uint8Array, frames: readonly Mp3Frame[], reservoir: Uint8Array) {
  let left = reservoir.length;
  for (const { end, taken } of backwards(frames, reservoir.length)) {
    bytes.set(reservoir.subarray(left - taken, left), end - taken);
    left -= taken;
  }
}

/** Where the last `count` bytes of main data lie, frame by frame from the last one. */
function* backwards(frames: readonly Mp3Frame[], count: number) {
  let left = count;
  for (const { start, length } of frames.toReversed()) {
    if (left === 0) return;
    const taken = Math.min(left, length - mainDataOffset);
    yield { end: start + length, taken };
    left -= taken;
  }
}
