import { frameSamples, readMp3Frames } from "./mp3-frames.ts";

/** Samples of silence that LAME puts before the first one of its input. */
export const encoderDelay = 576;

const tagAt = 36;
/** From the tag's first byte: its own fields, and those of the extension that LAME brought. */
const framesAt = tagAt + 8;
const bytesAt = tagAt + 12;
const contentsAt = tagAt + 16;
const qualityAt = tagAt + 116;
const encoderAt = tagAt + 120;
const delayAt = encoderAt + 21;
const lengthAt = encoderAt + 28;
const musicChecksumAt = encoderAt + 32;
const tagChecksumAt = encoderAt + 34;

/**
 * The frame that says how many samples the stream holds, to be put before it: with it a decoder
 * leaves out the encoder's delay and the padding of the last frame, and knows the duration of a
 * constant bit rate stream exactly. Layout: the "Mp3 Info Tag rev 1 specifications" of LAME
 * (http://gabriel.mp3-tech.org/mp3infotag.html).
 *
 * @param stream frames of constant bit rate
 * @param samples a channel, as they were given to the encoder
 */
export function createInfoTag(stream: Uint8Array, samples: number): Uint8Array {
  const frames = readMp3Frames(stream);
  const padding = frames.length * frameSamples - encoderDelay - samples;
  if (padding < 0 || padding > 4095) {
    throw new Error(
      `info tag: ${String(frames.length)} frames can't hold ${String(samples)} samples`,
    );
  }

  // A frame of silence of the same kind: same header, unpadded, all side information zero.
  const tag = new Uint8Array((frames[0]?.length ?? 0) - (((stream[2] ?? 0) >> 1) & 1));
  tag.set(stream.subarray(0, 4));
  tag[2] = (stream[2] ?? 0) & ~2;
  const view = new DataView(tag.buffer);
  const total = tag.length + stream.length;

  writeText(tag, tagAt, "Info");
  view.setUint32(tagAt + 4, 0b1111);
  view.setUint32(framesAt, frames.length);
  view.setUint32(bytesAt, total);
  for (let percent = 0; percent < 100; percent += 1) {
    const start = frames[Math.floor((frames.length * percent) / 100)]?.start ?? 0;
    tag[contentsAt + percent] = Math.min(255, Math.floor(((tag.length + start) * 256) / total));
  }
  view.setUint32(qualityAt, 50);
  writeText(tag, encoderAt, "LAME3.100");
  tag[encoderAt + 9] = 1;
  // Two numbers of twelve bits.
  tag[delayAt] = encoderDelay >> 4;
  tag[delayAt + 1] = ((encoderDelay & 15) << 4) | (padding >> 8);
  tag[delayAt + 2] = padding & 255;
  view.setUint32(lengthAt, total);
  view.setUint16(musicChecksumAt, checksum(stream));
  view.setUint16(tagChecksumAt, checksum(tag.subarray(0, tagChecksumAt)));
  return tag;
}

/**
 * The tag of a stream for what is left of it when the first frames are cut off: a decoder takes the
 * rest for a stream of its own, with the same delay and padding.
 */
export function tagForTail(tag: Uint8Array, cutFrames: number, cutBytes: number): Uint8Array {
  // A copy whatever it is: a Buffer's slice would not be one.
  const cut = new Uint8Array(tag);
  const view = new DataView(cut.buffer);
  view.setUint32(framesAt, view.getUint32(framesAt) - cutFrames);
  view.setUint32(bytesAt, view.getUint32(bytesAt) - cutBytes);
  view.setUint16(tagChecksumAt, checksum(cut.subarray(0, tagChecksumAt)));
  return cut;
}

function writeText(bytes: Uint8Array, at: number, text: string): void {
  bytes.set(new TextEncoder().encode(text), at);
}

/** CRC-16 with the polynomial 0x8005, reflected (CRC-16/ARC). */
function checksum(bytes: Uint8Array): number {
  const table = checksumTable;
  let sum = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    sum = (sum >> 8) ^ (table[(sum ^ (bytes[index] ?? 0)) & 255] ?? 0);
  }
  return sum;
}

const checksumTable = Uint16Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >> 1) ^ 0xa001 : value >> 1;
  return value;
});
