/**
 * One frame of an MPEG-1 Layer III stream without a checksum, stereo in any mode: all that our
 * encoder makes. Offsets and bit positions are those of ISO/IEC 11172-3, 2.4.1.3 and 2.4.1.7.
 */
export interface Mp3Frame {
  /** Of its first byte. */
  readonly start: number;
  /** Bytes, header included. */
  readonly length: number;
  /** How many bytes of main data before this frame belong to it: the bit reservoir. */
  readonly mainDataBegin: number;
  /** The window shapes of its four granules (two of each channel); equal shapes, equal number. */
  readonly windows: number;
}

/** Samples a channel in a frame. */
export const frameSamples = 1152;
const headerBytes = 4;
const sideInformationBytes = 32;
/** Header and side information: what a frame has before its main data. */
export const mainDataOffset = headerBytes + sideInformationBytes;

const bitRates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const sampleRates = [44_100, 48_000, 32_000];

/**
 * Finds every whole frame.
 *
 * @throws when the bytes are not frames of this kind one after the other
 */
export function readMp3Frames(bytes: Uint8Array): Mp3Frame[] {
  const frames: Mp3Frame[] = [];
  let start = 0;
  while (start + mainDataOffset <= bytes.length) {
    const length = frameLength(bytes, start);
    if (start + length > bytes.length) break;
    frames.push({
      start,
      length,
      mainDataBegin: readBits(bytes, start + headerBytes, 0, 9),
      windows: readWindows(bytes, start + headerBytes),
    });
    start += length;
  }
  return frames;
}

/** The length that the header at `start` gives, bytes. */
function frameLength(bytes: Uint8Array, start: number): number {
  const [sync, version] = [bytes[start], bytes[start + 1]];
  const [rates = 0, mode = 0] = [bytes[start + 2], bytes[start + 3]];
  const bitRate = bitRates[rates >> 4];
  const sampleRate = sampleRates[(rates >> 2) & 3];
  const isStereo = mode >> 6 !== 3;
  // 0xFB: MPEG-1, layer III, no checksum.
  const isKnown = sync === 0xff && version === 0xfb && isStereo;
  if (!isKnown || bitRate === undefined || bitRate === 0 || sampleRate === undefined) {
    throw new Error(`no MPEG-1 Layer III stereo frame at byte ${String(start)}`);
  }
  const padding = (rates >> 1) & 1;
  return Math.floor((144 * bitRate * 1000) / sampleRate) + padding;
}

/** Bits of the side information before the first granule, and of each granule of a channel. */
const sharedBits = 20;
const granuleBits = 59;
/** Bits of a granule before its window switching flag; three more bits give type and mixing. */
const windowBit = 33;

function readWindows(bytes: Uint8Array, sideInformation: number): number {
  let windows = 0;
  for (let granule = 0; granule < 4; granule += 1) {
    const at = sharedBits + granule * granuleBits + windowBit;
    const switching = readBits(bytes, sideInformation, at, 1);
    const shape = switching === 1 ? readBits(bytes, sideInformation, at + 1, 3) : 0;
    windows = windows * 8 + shape;
  }
  return windows;
}

function readBits(bytes: Uint8Array, start: number, bit: number, count: number): number {
  let value = 0;
  for (let index = bit; index < bit + count; index += 1) {
    value = value * 2 + (((bytes[start + (index >> 3)] ?? 0) >> (7 - (index & 7))) & 1);
  }
  return value;
}
