import type { Speech } from "../../ports/voice.ts";

/**
 * Reads a mono RIFF/WAVE file of 16-bit samples.
 *
 * @throws for any other format
 */
export function readWaveFile(bytes: Uint8Array): Speech {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 12 || tag(0) !== "RIFF" || tag(8) !== "WAVE")
    throw new Error("not a WAVE file");

  let sampleRate = 0;
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    const content = at + 8;
    if (tag(at) === "fmt ") {
      const [channels, bits] = [
        view.getUint16(content + 2, true),
        view.getUint16(content + 14, true),
      ];
      if (channels !== 1 || bits !== 16) throw new Error("not a mono 16-bit WAVE file");
      sampleRate = view.getUint32(content + 4, true);
    }
    if (tag(at) === "data") {
      // A program that streams its output may write a size that is larger than the file.
      const count = Math.floor(Math.min(size, bytes.length - content) / 2);
      const samples = new Float32Array(count);
      for (let index = 0; index < count; index += 1) {
        samples[index] = view.getInt16(content + 2 * index, true) / 32_768;
      }
      return { samples, sampleRate };
    }
    at = content + size + (size % 2);
  }
  throw new Error("a WAVE file without samples");
}
