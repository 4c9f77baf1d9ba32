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
  readonly rate?: number;
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
  const { code = 1, bits = 16, channels = 1, rate = 16_000 } = options;
  const { statedSize = data.length, isExtensible } = options;
  const format = Buffer.alloc(isExtensible === true ? 40 : 16);
  format.writeUInt16LE(isExtensible === true ? 0xfffe : code, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt16LE(bits, 14);
  if (isExtensible === true) format.writeUInt16LE(code, 24);
  return Buffer.concat([
    Buffer.from("RIFF\xFF\xFF\xFF\xFFWAVE", "latin1"),
    chunk("fmt ", format.length, format),
    chunk("note", 1, Buffer.alloc(2)),
    chunk("data", statedSize, Uint8Array.from(data)),
  ]);
}

const samplesOf = (data: readonly number[], bits: number) => [
  ...readWaveFile(waveFile(data, { bits })).samples,
];

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

  it.each([0, 0x1000_0000, 0x7fff_ffff, 0xffff_ffff])(
    "takes what is there when a stream states its size as %i",
    (statedSize) => {
      const file = waveFile(halves.integer16, { statedSize });
      expect(readWaveFile(file).samples.length).toBe(3);
    },
  );

  it("reads all bytes of a sample", () => {
    expect(samplesOf([0x12, 0x34], 16)).toEqual([0x3412 / 2 ** 15]);
    expect(samplesOf([0x12, 0x34, 0x56], 24)).toEqual([0x563412 / 2 ** 23]);
    expect(samplesOf([0, 0x34, 0x56, 0x78], 32)).toEqual([0x78563400 / 2 ** 31]);
  });

  it("reads the format where it stands, also in a longer chunk", () => {
    const format = waveFile([]).subarray(20, 36);
    const longer = Buffer.concat([format, Buffer.alloc(24)]);
    const head = Buffer.from("RIFF\xFF\xFF\xFF\xFFWAVE", "latin1");
    const data = chunk("data", 6, Uint8Array.from(halves.integer16));
    const { samples } = readWaveFile(Buffer.concat([head, chunk("fmt ", 40, longer), data]));
    expect([...samples]).toEqual([0, 0.5, -1]);
  });

  it("finds nothing in a stream that has ended at once", () => {
    expect(readWaveFile(waveFile([], { statedSize: 0 })).samples.length).toBe(0);
  });

  it("reads a file in the midst of other bytes", () => {
    const file = waveFile(halves.integer16);
    const around = Buffer.concat([Buffer.alloc(7, 1), file, Buffer.alloc(7, 1)]);
    const { samples } = readWaveFile(around.subarray(7, 7 + file.length));
    expect([...samples]).toEqual([0, 0.5, -1]);
  });

  it("takes any rate at which people are recorded, and no other", () => {
    for (const rate of [4000, 192_000])
      expect(readWaveFile(waveFile(halves.integer16, { rate })).sampleRate).toBe(rate);
    for (const rate of [3999, 192_001])
      expect(() => readWaveFile(waveFile(halves.integer16, { rate }))).toThrow("not known");
  });

  it("keeps floats that are too large or no numbers within -1 and 1", () => {
    const data = [...new Uint8Array(new Float32Array([1.5, -3, Number.NaN]).buffer)];
    expect([...readWaveFile(waveFile(data, { code: 3, bits: 32 })).samples]).toEqual([1, -1, 0]);
  });

  it("refuses a file that is cut", () => {
    const whole = waveFile(halves.integer16);
    expect(() => readWaveFile(whole.subarray(0, -2))).toThrow("is cut");
    expect(() => readWaveFile(whole.subarray(0, 30))).toThrow("is cut");
    expect(() => readWaveFile(whole.subarray(0, 46))).toThrow("without samples");
    const hasMore = waveFile(halves.integer16, { statedSize: 0x0fff_ffff });
    expect(() => readWaveFile(hasMore)).toThrow("is cut");
    const streamed = waveFile(halves.integer16, { statedSize: 0xffff_ffff });
    expect(() => readWaveFile(streamed.subarray(0, -1))).toThrow("is cut");
  });

  it("refuses a format that is too short, or that comes too late", () => {
    const head = Buffer.from("RIFF\xFF\xFF\xFF\xFFWAVE", "latin1");
    const data = chunk("data", 2, Buffer.alloc(2));
    const short = Buffer.concat([head, chunk("fmt ", 14, Buffer.alloc(14)), data, Buffer.alloc(8)]);
    expect(() => readWaveFile(short)).toThrow("is cut");
    const late = Buffer.concat([head, data, waveFile(halves.integer16).subarray(12)]);
    expect(() => readWaveFile(late)).toThrow("without a format");
    const extensible = Buffer.alloc(24);
    extensible.writeUInt16LE(0xfffe, 0);
    const unnamed = Buffer.concat([head, chunk("fmt ", 24, extensible), data]);
    expect(() => readWaveFile(unnamed)).toThrow("not known");
    expect(() => readWaveFile(head)).toThrow("without samples");
  });

  it("refuses anything else", () => {
    const file = waveFile(halves.integer16).toString("latin1");
    for (const other of [file.replace("RIFF", "RIFX"), file.replace("WAVE", "AVI "), "RIFF"])
      expect(() => readWaveFile(Buffer.from(other, "latin1"))).toThrow("not a WAVE file");
    expect(() => readWaveFile(waveFile([1, 2], { code: 17, bits: 4 }))).toThrow("not known");
    expect(() => readWaveFile(waveFile([1, 2], { channels: 0 }))).toThrow("not known");
    expect(() => readWaveFile(Buffer.from("nothing of the kind"))).toThrow("not a WAVE file");
  });
});
