import { describe, expect, it } from "vitest";
import { readWaveFile } from "./wave-file.ts";

/** The samples as bytes: 0, a half and minus one in every format that is read. */
const halves = {
  integer8: [128, 192, 0],
  integer16: [0, 0, 0, 0x40, 0, 0x80],
  integer24: [0, 0, 0, 0, 0, 0x40, 0, 0, 0x80],
  integer32: [0, 0, 0, 0, 0, 0, 0, 0x40, 0, 0, 0, 0x80],
  float32: [...new Uint8Array(new Float32Array([0, 0.5, -1]).buffer)],
  float64: [...new Uint8Array(new Float64Array([0, 0.5, -1]).buffer)],
};

interface WaveOptions {
  readonly code?: number;
  readonly bits?: number;
  readonly channels?: number;
  readonly statedSize?: number;
  readonly isExtensible?: boolean;
}

function chunk(tag: string, size: number, content: Uint8Array): Buffer {
  const stated = Buffer.alloc(4);
  stated.writeUInt32LE(size);
  return Buffer.concat([Buffer.from(tag), stated, content]);
}

/** A file with a chunk of no interest before the samples. */
function waveFile(data: readonly number[], options: WaveOptions = {}): Buffer {
  const { code = 1, bits = 16, channels = 1, statedSize = data.length, isExtensible } = options;
  const format = Buffer.alloc(isExtensible === true ? 40 : 16);
  format.writeUInt16LE(isExtensible === true ? 0xfffe : code, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(16_000, 4);
  format.writeUInt16LE(bits, 14);
  if (isExtensible === true) format.writeUInt16LE(code, 24);
  return Buffer.concat([
    Buffer.from("RIFF\xFF\xFF\xFF\xFFWAVE", "latin1"),
    chunk("fmt ", format.length, format),
    chunk("note", 1, Buffer.alloc(2)),
    chunk("data", statedSize, Uint8Array.from(data)),
  ]);
}

describe("wave file", () => {
  it.each([
    ["8 bits", halves.integer8, { bits: 8 }],
    ["16 bits", halves.integer16, {}],
    ["24 bits", halves.integer24, { bits: 24 }],
    ["32 bits", halves.integer32, { bits: 32 }],
    ["floats", halves.float32, { code: 3, bits: 32 }],
    ["long floats", halves.float64, { code: 3, bits: 64 }],
    ["an extensible format", halves.integer24, { bits: 24, isExtensible: true }],
  ] as const)("gives samples of %s on a scale from -1 to 1", (_name, data, options) => {
    const { samples, sampleRate } = readWaveFile(waveFile(data, options));
    expect([...samples]).toEqual([0, 0.5, -1]);
    expect(sampleRate).toBe(16_000);
  });

  it("mixes two channels down to one", () => {
    const data = [0, 0x40, 0, 0, 0, 0x40, 0, 0x40];
    expect([...readWaveFile(waveFile(data, { channels: 2 })).samples]).toEqual([0.25, 0.5]);
  });

  it.each([0, 0x7fff_ffff, 0xffff_ffff])(
    "takes what is there when a stream states its size as %i",
    (statedSize) => {
      const file = waveFile(halves.integer16, { statedSize });
      expect(readWaveFile(file).samples.length).toBe(3);
    },
  );

  it("keeps floats that are too large or no numbers within -1 and 1", () => {
    const data = [...new Uint8Array(new Float32Array([1.5, -3, Number.NaN]).buffer)];
    expect([...readWaveFile(waveFile(data, { code: 3, bits: 32 })).samples]).toEqual([1, -1, 0]);
  });

  it("refuses a file that is cut", () => {
    const whole = waveFile(halves.integer16);
    expect(() => readWaveFile(whole.subarray(0, -2))).toThrow("is cut");
    expect(() => readWaveFile(whole.subarray(0, 30))).toThrow("is cut");
    expect(() => readWaveFile(whole.subarray(0, 46))).toThrow("without samples");
    const streamed = waveFile(halves.integer16, { statedSize: 0xffff_ffff });
    expect(() => readWaveFile(streamed.subarray(0, -1))).toThrow("is cut");
  });

  it("refuses anything else", () => {
    expect(() => readWaveFile(waveFile([1, 2], { code: 17, bits: 4 }))).toThrow("not known");
    expect(() => readWaveFile(waveFile([1, 2], { channels: 0 }))).toThrow("not known");
    expect(() => readWaveFile(Buffer.from("nothing of the kind"))).toThrow("not a WAVE file");
  });
});
