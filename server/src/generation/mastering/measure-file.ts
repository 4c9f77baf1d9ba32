import { MPEGDecoder } from "mpg123-decoder";
import { decibelsOf } from "./decibels.ts";
import { encoderDelay, tagForTail } from "./info-tag.ts";
import { type Energies, createLoudnessMeter, integratedLoudness } from "./loudness.ts";
import { frameSamples, readMp3Frames } from "./mp3-frames.ts";
import { masterRate } from "./rates.ts";
import { createTruePeakMeter, reach } from "./true-peak.ts";

/** Bytes that are decoded at a time. */
const chunkBytes = 1 << 14;
/** The decoder leaves copies of its own: 5 MB after so many. They are young, so that a small collection finds them. */
const collectedChunks = 12;
/** Samples that an MP3 decoder is late by; with a tag it leaves them out. */
export const decoderDelay = 529;
/**
 * Frames that are decoded before those of a later part and not measured, so that the bit reservoir,
 * the overlapping windows and the filters of the meters are as if the file was decoded whole.
 */
const warmUpFrames = 24;

/** What a decoder makes of a file. */
export interface FileMeasurement {
  /** Samples a channel. */
  readonly samples: number;
  readonly sampleRate: number;
  readonly channels: number;
  /** Integrated, LUFS. */
  readonly loudness: number;
  /** dBTP. */
  readonly truePeak: number;
  /** Frames that could not be decoded. */
  readonly errors: number;
}

/** What a decoder makes of a part of a file. */
export interface PartMeasurement {
  readonly samples: number;
  readonly sampleRate: number;
  readonly channels: number;
  /** Of the whole, and zero outside of the part. */
  readonly energies: Energies;
  /** Linear. */
  readonly peak: number;
  readonly errors: number;
}

/**
 * Decodes one of several parts of a tagged MP3 file as a player would, delay and padding left out,
 * and measures it. The parts together are the whole: each sample counts in exactly one. For the true peak the last
 * `reach` samples of a part count in the next one, which knows what follows them.
 *
 * @param part 0 is the first of `parts`
 * @param seconds of the whole file
 */
export async function measurePart(
  file: Uint8Array,
  part: number,
  parts: number,
  seconds: number,
): Promise<PartMeasurement> {
  const frames = readMp3Frames(file);
  const [tagFrame] = frames;
  if (tagFrame === undefined) throw new Error("a file without frames");
  const count = frames.length - 1;
  const from = Math.floor((count * part) / parts);
  const to = Math.floor((count * (part + 1)) / parts);
  const warmFrom = Math.max(0, from - warmUpFrames);
  const start = frames[1 + warmFrom]?.start ?? file.length;
  const end = frames[1 + to]?.start ?? file.length;
  const tag = tagForTail(file.subarray(0, tagFrame.length), warmFrom, start - tagFrame.length);

  /** The first sample that belongs to this part: a decoder's frames come late by its delay. */
  const firstSample = from === 0 ? 0 : from * frameSamples - encoderDelay - decoderDelay;
  const loudness = createLoudnessMeter(masterRate, seconds);
  const truePeak = createTruePeakMeter();
  let position = warmFrom * frameSamples;
  let [samples, errors, sampleRate, channels] = [0, 0, 0, 0];
  const take = (left: Float32Array, right: Float32Array) => {
    const { length } = left;
    const warmUp = Math.min(length, Math.max(0, firstSample - position));
    const before = [left.subarray(0, warmUp), right.subarray(0, warmUp)] as const;
    loudness.add(before, position);
    truePeak.add(before);
    // What was heard while warming up belongs to the part before.
    if (samples === 0) {
      loudness.energies.fill(0);
      truePeak.forgetPeak();
    }
    const own = [left.subarray(warmUp), right.subarray(warmUp)] as const;
    loudness.add(own, position + warmUp);
    truePeak.add(own);
    position += length;
    samples += length - warmUp;
  };

  let chunkCount = 0;
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    for (const chunk of [tag, ...chunks(file.subarray(start, end))]) {
      const decoded = decoder.decode(chunk);
      errors += decoded.errors.length;
      const [left, right = left] = decoded.channelData;
      if (left === undefined || right === undefined || left.length === 0) continue;
      sampleRate = decoded.sampleRate;
      channels = decoded.channelData.length;
      take(left, right);
      // Freed at once: a collector that sees only small objects would let a hundred megabytes pile up.
      for (const { buffer } of decoded.channelData) {
        if (buffer instanceof ArrayBuffer) buffer.transfer(0);
      }
      chunkCount += 1;
      if (chunkCount % collectedChunks === 0) globalThis.gc?.({ type: "minor" });
    }
  } finally {
    decoder.free();
  }

  // Nothing follows the last part, so that its last samples count here.
  if (part === parts - 1) truePeak.add([new Float32Array(reach), new Float32Array(reach)]);

  const { energies } = loudness;
  return { samples, sampleRate, channels, energies, peak: truePeak.peak, errors };
}

/** What the parts of a file make together. */
export function combineParts(parts: readonly PartMeasurement[]): FileMeasurement {
  const length = parts[0]?.energies.length ?? 0;
  const energies = Float64Array.from({ length }, (_, index) =>
    parts.reduce((sum, part) => sum + (part.energies[index] ?? 0), 0),
  );
  return {
    samples: parts.reduce((sum, part) => sum + part.samples, 0),
    // Parts of one file that differ make no sense; the larger one fails the check.
    sampleRate: Math.max(...parts.map((part) => part.sampleRate)),
    channels: Math.max(...parts.map((part) => part.channels)),
    loudness: integratedLoudness(energies),
    truePeak: decibelsOf(Math.max(...parts.map((part) => part.peak))),
    errors: parts.reduce((sum, part) => sum + part.errors, 0),
  };
}

function* chunks(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}
