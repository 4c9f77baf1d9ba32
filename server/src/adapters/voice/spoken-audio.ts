import { MPEGDecoder } from "mpg123-decoder";
import { ProviderFault } from "../../ports/provider-fault.ts";
import type { Speech } from "../../ports/voice.ts";
import { readWaveFile } from "./wave-file.ts";

/** Samples a second of headless samples whose rate nobody says. */
const usualRate = 24_000;

/** About -48 dBFS: trimming would leave nothing of it. */
const silence = 0.004;

const notAsked = "The answer is sound of a kind that was not asked for.";

/** Sound as a provider has sent it. */
export interface SentSound {
  readonly bytes: Uint8Array;
  /** The header `Content-Type`; empty when there was none. It is often wrong. */
  readonly type: string;
  /** Whether headless samples were asked for. */
  readonly isPcmAsked: boolean;
}

/**
 * Makes samples of whatever a provider has sent: a WAVE file, an MP3, or 16-bit samples without a header. What the bytes
 * look like counts more than what they are said to be.
 *
 * @throws {ProviderFault} of the kind `unusable` when they are no sound, cut, or silence
 */
export async function readSound({ bytes, type, isPcmAsked }: SentSound): Promise<Speech> {
  if (bytes.length === 0) throw unusable("The answer is empty.");
  const speech = await read(bytes, type, isPcmAsked);
  if (speech.samples.every((sample) => Math.abs(sample) < silence)) {
    throw unusable("The voice has said nothing.");
  }
  return speech;
}

function read(bytes: Uint8Array, type: string, isPcmAsked: boolean): Speech | Promise<Speech> {
  const start = Buffer.from(bytes.subarray(0, 4)).toString("latin1");
  if (start === "RIFF") return readWave(bytes);
  if (start.startsWith("ID3") || isMp3(bytes)) return readMp3(bytes);
  // Compressed, in a container: as samples it would be noise.
  if (/^(?:OggS|fLaC)$/.test(start)) throw unusable(notAsked);
  // An error with a status of success, or a web page.
  if (/json|text|html|xml/i.test(type)) throw unusable("The answer is text instead of sound.");
  if (/^[{<]/.test(start)) throw unusable("The answer is text instead of sound.");
  if (/pcm|l16|octet-stream/i.test(type) || isPcmAsked) return readPcm(bytes, type);
  throw unusable(notAsked);
}

function readWave(bytes: Uint8Array): Speech {
  try {
    return readWaveFile(bytes);
  } catch (cause) {
    throw unusable("The answer is no WAVE file that can be read.", cause);
  }
}

/** 16-bit samples, the low byte first. */
function readPcm(bytes: Uint8Array, type: string): Speech {
  const channels = readNumber(type, "channels") ?? 1;
  const sampleRate = readNumber(type, "(?:sample_?)?rate") ?? usualRate;
  if (channels < 1 || channels > 8 || sampleRate < 4000 || sampleRate > 192_000) {
    throw unusable(notAsked);
  }
  if (bytes.length % (2 * channels) !== 0)
    throw unusable("The answer ends in the midst of a sample.");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // By index here and below: a callback for each sample takes ten times as long.
  const samples = new Float32Array(bytes.length / 2 / channels);
  for (let index = 0; index < samples.length; index += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1) {
      sum += view.getInt16(2 * (index * channels + channel), true);
    }
    samples[index] = sum / channels / 2 ** 15;
  }
  return { samples, sampleRate };
}

function readNumber(type: string, name: string): number | null {
  const found = new RegExp(`[;\\s]${name}\\s*=\\s*"?(\\d+)`, "i").exec(type)?.[1];
  return found === undefined ? null : Number(found);
}

/** Two frames in a row: any two bytes could look like the start of one. */
function isMp3(bytes: Uint8Array): boolean {
  const first = frameLength(bytes, 0);
  return first !== null && frameLength(bytes, first) !== null;
}

/**
 * Bytes of the frame of MPEG audio layer III that begins there (ISO/IEC 11172-3, 2.4.1.3, and 13818-3); null if none does.
 * Any version and rate, as providers send them: the reader in `generation/mastering/` knows our own encoder's frames
 * alone, and no adapter reaches up to it.
 */
function frameLength(bytes: Uint8Array, at: number): number | null {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
  // Eleven bits of ones, then the version and the layer.
  if (first !== 0xff || (second & 0xe6) !== 0xe2) return null;
  const version = (second >> 3) & 3;
  const rates = [11_025, 0, 22_050, 44_100][version] ?? 0;
  const rate = [rates, (rates * 480) / 441, (rates * 320) / 441][(third >> 2) & 3] ?? 0;
  const isFirst = version === 3;
  const kilobits = isFirst
    ? [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320][third >> 4]
    : [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160][third >> 4];
  if (rate === 0 || kilobits === undefined || kilobits === 0) return null;
  return Math.floor(((isFirst ? 144 : 72) * 1000 * kilobits) / rate) + ((third >> 1) & 1);
}

async function readMp3(bytes: Uint8Array): Promise<Speech> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    const { channelData, sampleRate, samplesDecoded } = decoder.decode(bytes);
    if (samplesDecoded === 0) throw unusable("The answer is no MP3 that can be read.");
    const [left = new Float32Array(), right = left] = channelData;
    const samples = new Float32Array(samplesDecoded);
    for (let index = 0; index < samplesDecoded; index += 1) {
      const sample = ((left[index] ?? 0) + (right[index] ?? 0)) / 2;
      samples[index] = Math.max(-1, Math.min(1, sample));
    }
    return { samples, sampleRate };
  } finally {
    decoder.free();
  }
}

function unusable(message: string, cause?: unknown): ProviderFault {
  return new ProviderFault("unusable", message, { cause });
}
