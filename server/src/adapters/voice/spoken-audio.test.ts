import { readFile } from "node:fs/promises";
import { toIntegers, toWave } from "@hearten/simulated-providers/sound-bytes.ts";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { readSound } from "./spoken-audio.ts";

/** Two samples: a half, and minus a quarter. */
const heard = Buffer.from([0, 0x40, 0, 0xe0]);
const read = (bytes: Uint8Array, type = "", isPcmAsked = false) =>
  readSound({ bytes, type, isPcmAsked });
const mp3 = await readFile(
  new URL("spoken.mp3", import.meta.resolve("@hearten/simulated-providers/sound-bytes.ts")),
);

/** Bytes of 2 kB that are nothing but headers of MPEG frames at these places. */
function withHeaders(header: readonly number[], ...places: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2000);
  for (const place of places) Buffer.from(header).copy(bytes, place);
  return bytes;
}

const faultOf = (sound: Promise<unknown>) => sound.then(String, (fault: Error) => fault.message);

describe("Sound from a provider", () => {
  it("is a WAVE file, whatever it is said to be", async () => {
    const bytes = toWave(toIntegers(Float32Array.from([0, 0.5])), { rate: 8000 });
    for (const type of ["audio/wav", "audio/mpeg", "text/plain", ""]) {
      const { samples, sampleRate } = await read(bytes, type);
      expect([samples.length, sampleRate]).toEqual([2, 8000]);
    }
    const cut = read(bytes.subarray(0, -1));
    await expect(cut).rejects.toMatchObject({
      kind: "unusable",
      message: "The answer is no WAVE file that can be read.",
      cause: new Error("a WAVE file that is cut"),
    });
  });

  it.each([
    ["audio/pcm", false, 24_000],
    ["audio/pcm;rate=22050", false, 22_050],
    ["audio/L16; rate=16000", false, 16_000],
    ['audio/l16; RATE = "44100"', false, 44_100],
    ["audio/pcm; sample_rate=8000", false, 8000],
    ["audio/pcm; samplerate=8000", false, 8000],
    ["audio/pcm; bitrate=8000", false, 24_000],
    ["audio/pcm; rate=4000", false, 4000],
    ["audio/pcm; rate=192000", false, 192_000],
    ["application/octet-stream", false, 24_000],
    ["audio/mpeg", true, 24_000],
    ["", true, 24_000],
  ])("is samples without a header, said to be %j, asked for: %s", async (type, isAsked, rate) => {
    const { samples, sampleRate } = await read(heard, type, isAsked);
    expect([...samples]).toEqual([0.5, -0.25]);
    expect(sampleRate).toBe(rate);
  });

  it.each(["OggS", "fLaC"])("is no samples where it begins as %s does", async (start) => {
    const bytes = Buffer.concat([Buffer.from(start), heard]);
    for (const [type, isAsked] of [
      ["application/octet-stream", false],
      ["audio/pcm", true],
    ] as const)
      await expect(read(bytes, type, isAsked)).rejects.toMatchObject({
        kind: "unusable",
        message: "The answer is sound of a kind that was not asked for.",
      });
  });

  it("mixes the channels of samples without a header", async () => {
    const { samples } = await read(Buffer.concat([heard, heard]), "audio/pcm;channels=2");
    expect([...samples]).toEqual([0.125, 0.125]);
    const eight = Buffer.concat([heard, heard, heard, heard]);
    expect((await read(eight, "audio/pcm;channels=8")).samples.length).toBe(1);
  });

  it.each(["channels=0", "channels=9", "rate=3999", "rate=192001"])(
    "is of a kind that nobody asked for with %s",
    async (parameter) => {
      const bytes = Buffer.alloc(18, heard);
      const sound = read(bytes, `audio/pcm;${parameter}`);
      await expect(sound).rejects.toThrow("of a kind that was not asked for");
    },
  );

  it("does not end in the midst of a sample", async () => {
    const odd = read(heard.subarray(1), "audio/pcm");
    await expect(odd).rejects.toThrow("in the midst of a sample");
    const half = read(Buffer.concat([heard, heard.subarray(2)]), "audio/pcm;channels=2");
    await expect(half).rejects.toThrow("in the midst of a sample");
  });

  it.each(["application/json", "TEXT/plain", "text/html", "application/xhtml", "image/svg+xml"])(
    "is no text, as %s says",
    async (type) => {
      const sound = read(heard, type, true);
      await expect(sound).rejects.toThrow("text instead of sound");
    },
  );

  it.each(['{"error": "x"}', "<html> "])("is no text, as %j looks", async (text) => {
    const sound = read(Buffer.from(text), "audio/pcm", true);
    await expect(sound).rejects.toMatchObject({
      kind: "unusable",
      message: "The answer is text instead of sound.",
    });
  });

  it("may hold brackets that begin no text", async () => {
    expect((await read(Buffer.from("a{<b"), "audio/pcm")).samples.length).toBe(2);
  });

  it("is heard, and not empty", async () => {
    await expect(read(Buffer.alloc(0), "audio/pcm")).rejects.toThrow("is empty");
    const at = (sample: number) => read(toIntegers(Float32Array.from([0, sample])), "audio/pcm");
    for (const sample of [0.0039, -0.0039, 0])
      await expect(at(sample)).rejects.toThrow("has said nothing");
    for (const sample of [0.0041, -0.0041]) expect((await at(sample)).samples.length).toBe(2);
  });

  it("is of a kind that nobody asked for when it is none of these", async () => {
    const sound = read(heard, "audio/ogg");
    await expect(sound).rejects.toThrow("of a kind that was not asked for");
  });

  it("is an MP3 with tags before it or without, whatever it is said to be", async () => {
    const tags = Buffer.concat([Buffer.from("ID3\u0004\0\0\0\0\0\u0004"), Buffer.alloc(4)]);
    for (const bytes of [mp3, Buffer.concat([tags, mp3])]) {
      const { samples, sampleRate } = await read(bytes, "audio/pcm", true);
      expect(samples.length / sampleRate).toBeGreaterThan(0.5);
      expect(samples.every((sample) => Math.abs(sample) < 1)).toBe(true);
      expect(samples.some((sample) => Math.abs(sample) > 0.2)).toBe(true);
    }
    const empty = read(tags, "audio/mpeg");
    await expect(empty).rejects.toThrow("no MP3 that can be read");
  });

  // By version, rate and bits a second, as the standard reckons them.
  it.each([
    ["MPEG 1, 44.1 kHz, 128 kb/s", [0xff, 0xfb, 0x90], 417],
    ["MPEG 1, 44.1 kHz, 128 kb/s, padded", [0xff, 0xfb, 0x92], 418],
    ["MPEG 1, 48 kHz, 320 kb/s", [0xff, 0xfb, 0xe4], 960],
    ["MPEG 1, 32 kHz, 32 kb/s, with a checksum", [0xff, 0xfa, 0x18], 144],
    ["MPEG 2, 22.05 kHz, 64 kb/s", [0xff, 0xf3, 0x80], 208],
    ["MPEG 2, 24 kHz, 64 kb/s", [0xff, 0xf3, 0x84], 192],
    ["MPEG 2.5, 11.025 kHz, 8 kb/s", [0xff, 0xe3, 0x10], 52],
    ["MPEG 2.5, 8 kHz, 64 kb/s", [0xff, 0xe3, 0x88], 576],
  ])("looks like an MP3 by two frames in a row: %s", async (_name, header, length) => {
    // The decoder complains of what it can't decode.
    const complaints = vi.spyOn(console, "error").mockReturnValue();
    onTestFinished(() => complaints.mockRestore());
    // As samples they would be heard.
    const two = read(withHeaders(header, 0, length), "audio/pcm");
    expect(await faultOf(two)).toMatch(/no MP3|said nothing/);
    for (const other of [[0], [0, length - 1], [0, length + 1], [length, 2 * length]]) {
      const { samples } = await read(withHeaders(header, ...other), "audio/pcm");
      expect(samples.length).toBe(1000);
    }
  });

  it.each([
    ["other bits first", [0xfe, 0xfb, 0x90], 417],
    ["layer II", [0xff, 0xfd, 0x90], 417],
    ["no known version", [0xff, 0xeb, 0x90], 417],
    ["no known rate", [0xff, 0xfb, 0x9c], 417],
    ["no known bits a second", [0xff, 0xfb, 0xf0], 417],
    ["bits a second that nobody tells", [0xff, 0xfb, 0x00], 0],
  ])("does not look like an MP3 with %s", async (_name, header, length) => {
    const { samples } = await read(withHeaders(header, 0, length), "audio/pcm");
    expect(samples.length).toBe(1000);
  });
});
