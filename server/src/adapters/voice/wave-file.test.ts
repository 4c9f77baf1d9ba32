import { describe, expect, it } from "vitest";
import { readWaveFile } from "./wave-file.ts";

/** A mono 16-bit file with a chunk of no interest before the samples. */
function waveFile(
  samples: readonly number[],
  { channels = 1, statedSize = 2 * samples.length } = {},
) {
  const file = Buffer.alloc(54 + 2 * samples.length);
  file.write("RIFF", 0);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(16_000, 24);
  file.writeUInt16LE(16, 34);
  file.write("note", 36);
  file.writeUInt32LE(1, 40);
  file.write("data", 46);
  file.writeUInt32LE(statedSize, 50);
  for (const [index, sample] of samples.entries()) file.writeInt16LE(sample, 54 + 2 * index);
  return file;
}

describe("wave file", () => {
  it("gives the samples on a scale from -1 to 1", () => {
    const { samples, sampleRate } = readWaveFile(waveFile([0, 16_384, -32_768]));
    expect([...samples]).toEqual([0, 0.5, -1]);
    expect(sampleRate).toBe(16_000);
  });

  it("takes what is there when the file states a larger size", () => {
    expect(readWaveFile(waveFile([1, 2], { statedSize: 0x7fff_ffff })).samples.length).toBe(2);
  });

  it("refuses anything else", () => {
    expect(() => readWaveFile(waveFile([1], { channels: 2 }))).toThrow("mono");
    expect(() => readWaveFile(Buffer.from("nothing of the kind"))).toThrow("not a WAVE file");
    expect(() => readWaveFile(waveFile([1]).subarray(0, 40))).toThrow("without samples");
  });
});
