import type { Speech } from "../../ports/voice.ts";

/** From here on a size is no size: programs that stream their output write one of several large numbers, or 0. */
const unbelievableSize = 0x1000_0000;

const pulseCodes = 1;
const floats = 3;
const extensible = 0xfffe;

interface Format {
  readonly code: number;
  readonly channels: number;
  readonly sampleRate: number;
  readonly bits: number;
}

type ReadSample = (at: number) => number;

/**
 * Reads a RIFF/WAVE file of integers of 8 to 32 bits or of floats; several channels are mixed down to one. Sizes that a
 * program could not know when it began are not believed.
 *
 * @throws for any other format, and for a file that is cut
 */
export function readWaveFile(bytes: Uint8Array): Speech {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isWaveFile(bytes)) throw new Error("not a WAVE file");

  let format: Format | null = null;
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    const content = at + 8;
    const tag = readTag(bytes, at);
    if (tag === "fmt ") format = readFormat(view, content, size);
    if (tag === "data") {
      if (format === null) throw new Error("a WAVE file without a format");
      const isKnown = size > 0 && size < unbelievableSize;
      const end = isKnown ? content + size : bytes.length;
      if (end > bytes.length) throw new Error("a WAVE file that is cut");
      return { samples: readSamples(view, content, end, format), sampleRate: format.sampleRate };
    }
    at = content + size + (size % 2);
  }
  throw new Error("a WAVE file without samples");
}

/** Whether the bytes begin as a WAVE file does. */
function isWaveFile(bytes: Uint8Array): boolean {
  return bytes.length >= 12 && readTag(bytes, 0) === "RIFF" && readTag(bytes, 8) === "WAVE";
}

function readTag(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function readFormat(view: DataView, at: number, size: number): Format {
  if (size < 16 || at + size > view.byteLength) throw new Error("a WAVE file that is cut");
  const code = view.getUint16(at, true);
  return {
    code: code === extensible && size >= 26 ? view.getUint16(at + 24, true) : code,
    channels: view.getUint16(at + 2, true),
    sampleRate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
  };
}

function readSamples(view: DataView, start: number, end: number, format: Format): Float32Array {
  const { channels, bits, sampleRate } = format;
  const readSample = sampleReader(view, format);
  if (readSample === null || channels === 0 || sampleRate < 4000 || sampleRate > 192_000) {
    throw new Error("a WAVE file of a format that is not known");
  }
  const width = bits / 8;
  const frame = channels * width;
  if ((end - start) % frame !== 0) throw new Error("a WAVE file that is cut");
  const samples = new Float32Array((end - start) / frame);
  for (let index = 0; index < samples.length; index += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1) {
      sum += readSample(start + index * frame + channel * width);
    }
    const sample = sum / channels;
    // Floats may be larger than 1, or no numbers.
    samples[index] = Math.abs(sample) <= 1 ? sample : Math.sign(sample) || 0;
  }
  return samples;
}

function sampleReader(view: DataView, { code, bits }: Format): ReadSample | null {
  const readers: Readonly<Record<string, ReadSample>> = {
    [`${pulseCodes}/8`]: (at) => (view.getUint8(at) - 128) / 2 ** 7,
    [`${pulseCodes}/16`]: (at) => view.getInt16(at, true) / 2 ** 15,
    [`${pulseCodes}/24`]: (at) =>
      ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 2 ** 23,
    [`${pulseCodes}/32`]: (at) => view.getInt32(at, true) / 2 ** 31,
    [`${floats}/32`]: (at) => view.getFloat32(at, true),
    [`${floats}/64`]: (at) => view.getFloat64(at, true),
  };
  return readers[`${code}/${bits}`] ?? null;
}
