import { MPEGDecoder } from "mpg123-decoder";
import { decibelsOf } from "./decibels.ts";
import { createLoudnessMeter, integratedLoudness } from "./loudness.ts";
import { masterRate } from "./rates.ts";
import { createTruePeakMeter } from "./true-peak.ts";

/** Bytes that are decoded at a time. */
const chunkBytes = 1 << 16;

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

/** Decodes an MP3 file whole, as a player would, and measures it. */
export async function measureFile(file: Uint8Array, seconds: number): Promise<FileMeasurement> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const loudness = createLoudnessMeter(masterRate, seconds);
  const truePeak = createTruePeakMeter();
  let [samples, errors, sampleRate, channels] = [0, 0, 0, 0];
  try {
    for (let at = 0; at < file.length; at += chunkBytes) {
      const decoded = decoder.decode(file.subarray(at, at + chunkBytes));
      errors += decoded.errors.length;
      if (decoded.samplesDecoded === 0) continue;
      sampleRate = decoded.sampleRate;
      channels = decoded.channelData.length;
      loudness.add(decoded.channelData, samples);
      truePeak.add(decoded.channelData);
      samples += decoded.samplesDecoded;
    }
  } finally {
    decoder.free();
  }
  return {
    samples,
    sampleRate,
    channels,
    errors,
    loudness: integratedLoudness(loudness.energies),
    truePeak: decibelsOf(truePeak.peak),
  };
}
