import { MPEGDecoder } from "mpg123-decoder";
import { describe, expect, it } from "vitest";
import { openLame } from "@hearten/webassembly/lame/lame.ts";
import { decibelsOf } from "./decibels.ts";
import { createInfoTag, encoderDelay } from "./info-tag.ts";
import { combineParts, decoderDelay, measurePart } from "./measure-file.ts";
import { frameSamples, readMp3Frames } from "./mp3-frames.ts";
import { joinMp3 } from "./mp3-joint.ts";
import { createRandom } from "./random.ts";
import { createTruePeakMeter } from "./true-peak.ts";

const rate = 44_100;
const length = 12 * rate + 321;
/** The second encoder begins here, the first one goes on for so many frames more. */
const secondStart = 230;
const overlap = 48;
const settled = 12;

/** Music-like and restless: chords with hits of noise, so that block types and reservoir vary. */
function signal(): Float32Array {
  const random = createRandom("restless");
  return Float32Array.from({ length }, (_, index) => {
    const time = index / rate;
    const hit = Math.exp(-30 * (time % 0.37));
    const chord =
      Math.sin(1400 * time) + Math.sin(2111 * time) + Math.sin(4400 * time * (1 + time / 99));
    return 0.12 * chord + 0.25 * hit * (random() - 0.5);
  });
}

function encode(samples: Float32Array, isEnded: boolean): Uint8Array {
  const lame = openLame({ sampleRate: rate, bitRate: 128, quality: 7 });
  const quiet = samples.map((sample) => 0.7 * sample);
  const parts = [lame.encode(samples, quiet)];
  if (isEnded) parts.push(lame.end());
  return new Uint8Array(Buffer.concat(parts));
}

function tagged(stream: Uint8Array): Uint8Array {
  return Buffer.concat([createInfoTag(stream, length), stream]);
}

async function decode(file: Uint8Array): Promise<Float32Array> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, errors } = decoder.decode(file);
  decoder.free();
  expect(errors).toEqual([]);
  return channelData[0] ?? new Float32Array(0);
}

/** Decibels of full scale of what two decodes differ by over a stretch. */
function differenceLevel(
  one: Float32Array,
  other: Float32Array,
  start: number,
  end: number,
): number {
  let sum = 0;
  for (let at = start; at < end; at += 1) sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
  return 10 * Math.log10(sum / (end - start));
}

/** Quiet but for a short tone, whose samples lie beside its crests (EBU Tech 3341, case 16). */
function peakAt(centre: number): Float32Array {
  return Float32Array.from({ length }, (_, index) => {
    const envelope = Math.exp(-(((index - centre) / 10) ** 2));
    const quiet = 0.01 * Math.sin(index / 30);
    return quiet + 0.8 * envelope * Math.sin((Math.PI / 2) * (index - centre + 0.5));
  });
}

/** dBTP of a whole file, with silence behind it. */
async function truePeakOf(file: Uint8Array): Promise<number> {
  const meter = createTruePeakMeter();
  meter.add([await decode(file)]);
  meter.add([new Float32Array(64)]);
  return decibelsOf(meter.peak);
}

const samples = signal();
const whole = encode(samples, true);
const first = encode(samples.subarray(0, (secondStart + overlap) * frameSamples), false);
const second = encode(samples.subarray(secondStart * frameSamples), true);

describe("MP3 frames", () => {
  it("are found one after the other to the end", () => {
    const frames = readMp3Frames(whole);
    expect(frames.reduce((sum, frame) => sum + frame.length, 0)).toBe(whole.length);
    expect(frames[0]?.mainDataBegin).toBe(0);
    expect(new Set(frames.map((frame) => frame.length))).toEqual(new Set([417, 418]));
  });

  it("of a signal with hits have windows of several shapes and reach back", () => {
    const frames = readMp3Frames(whole);
    expect(new Set(frames.map((frame) => frame.windows)).size).toBeGreaterThan(2);
    expect(frames.some((frame) => frame.mainDataBegin > 100)).toBe(true);
  });

  it("are refused in anything else", () => {
    expect(() => readMp3Frames(Buffer.alloc(2000))).toThrow("byte 0");
    expect(() => readMp3Frames(whole.subarray(1))).toThrow("no MPEG-1 Layer III");
  });
});

describe("info tag", () => {
  it("makes a decoder give back exactly what was put in", async () => {
    expect((await decode(tagged(whole))).length).toBe(length);
    // Without it there are delay and padding.
    expect((await decode(whole)).length).toBeGreaterThan(length);
  });

  it("puts the decoded samples where the original ones are", async () => {
    const decoded = await decode(tagged(whole));
    expect(differenceLevel(decoded, samples, rate, 2 * rate)).toBeLessThan(-25);
    const late = decoded.subarray(20);
    expect(differenceLevel(late, samples, rate, 2 * rate)).toBeGreaterThan(-25);
  });
});

describe("joining two streams", () => {
  it("gives a stream that decodes without an error to the same length", async () => {
    const joined = joinMp3(first, second, secondStart, settled);
    expect((await decode(tagged(joined ?? first))).length).toBe(length);
  });

  it("is heard no more than the encoding itself", async () => {
    const joined = tagged(joinMp3(first, second, secondStart, settled) ?? first);
    const [one, other] = [await decode(tagged(whole)), await decode(joined)];
    const start = secondStart * frameSamples;
    const noise = differenceLevel(one, samples, start, start + rate);
    // In pieces as short as a click, so that none hides in the mean.
    const clicks = Array.from({ length: 250 }, (_, piece) => {
      const at = start + piece * 400;
      return differenceLevel(one, other, at, at + 400);
    });
    expect(Math.max(...clicks)).toBeLessThan(noise + 6);
    // Before the joint nothing has changed at all.
    expect(differenceLevel(one, other, 0, start)).toBe(-Infinity);
  });

  it("keeps every frame before the joint whole", async () => {
    const [before, after] = [readMp3Frames(first), readMp3Frames(second)];
    const reach = after.map((frame, index) => ({
      own: frame.mainDataBegin,
      room: before[secondStart + index]?.mainDataBegin ?? 0,
    }));
    // The signal sees to it that the first frame that has settled reaches back too far.
    expect(reach[settled]?.own).toBeGreaterThan(reach[settled]?.room ?? 0);
    const joint = reach.findIndex(({ own, room }, index) => index >= settled && own <= room);
    const joined = joinMp3(first, second, secondStart, settled) ?? first;
    const [one, other] = [await decode(tagged(whole)), await decode(tagged(joined))];
    const end = (secondStart + joint - 1) * frameSamples - 1105;
    expect(differenceLevel(one, other, 0, end)).toBe(-Infinity);
  });

  it("would be heard without moving the reservoir", async () => {
    const [before, after] = [readMp3Frames(first), readMp3Frames(second)];
    // The first place to join at where the second stream reaches back into the first one's frames:
    // before the encoders have settled, after which even their bits are often the same.
    const joint = after.findIndex((frame, index) => {
      const other = before[secondStart + index];
      const reachesBack = frame.mainDataBegin > 50;
      return (
        reachesBack &&
        other !== undefined &&
        other.mainDataBegin >= frame.mainDataBegin &&
        other.windows === frame.windows
      );
    });
    const joined = joinMp3(first, second, secondStart, joint) ?? first;
    const naive = Buffer.concat([
      first.subarray(0, before[secondStart + joint]?.start),
      second.subarray(after[joint]?.start),
    ]);
    expect(joined.length).toBe(naive.length);
    const [one, other] = [await decode(tagged(joined)), await decode(tagged(naive))];
    const at = (secondStart + joint) * frameSamples;
    expect(differenceLevel(one, other, at - 2000, at + 2000)).toBeGreaterThan(-50);
  });

  it("finds no joint where the streams don't overlap", () => {
    expect(joinMp3(first.subarray(0, 417 * 100), second, secondStart, settled)).toBeNull();
  });
});

describe("measuring in parts", () => {
  it("finds the same as measuring the whole", async () => {
    const file = tagged(whole);
    const seconds = length / rate;
    const one = combineParts([await measurePart(file, 0, 1, seconds)]);
    for (const parts of [2, 3]) {
      const measured = combineParts(
        await Promise.all(
          Array.from({ length: parts }, (_, part) => measurePart(file, part, parts, seconds)),
        ),
      );
      expect(measured.samples).toBe(length);
      expect(measured.errors).toBe(0);
      expect(measured.loudness).toBeCloseTo(one.loudness, 3);
      expect(measured.truePeak).toBeCloseTo(one.truePeak, 3);
    }
  });

  it("finds the highest peak where two parts meet", async () => {
    const frames = readMp3Frames(whole).length;
    const joint = Math.floor(frames / 2) * frameSamples - encoderDelay - decoderDelay;
    for (const offset of [-12, -6, 0, 6]) {
      const file = tagged(encode(peakAt(joint + offset), true));
      const parts = [0, 1].map(async (part) => measurePart(file, part, 2, length / rate));
      const { truePeak } = combineParts(await Promise.all(parts));
      expect(truePeak).toBeCloseTo(await truePeakOf(file), 3);
    }
  });

  it("finds the highest peak in the last samples", async () => {
    const file = tagged(encode(peakAt(length - 4), true));
    const { truePeak } = combineParts([await measurePart(file, 0, 1, length / rate)]);
    expect(truePeak).toBeCloseTo(await truePeakOf(file), 3);
  });

  it("sees that a frame is missing", async () => {
    const file = tagged(whole);
    const frame = readMp3Frames(file)[200];
    const start = frame?.start ?? 0;
    const torn = Buffer.concat([
      file.subarray(0, start),
      file.subarray(start + (frame?.length ?? 0)),
    ]);
    const measured = combineParts([await measurePart(torn, 0, 1, length / rate)]);
    expect(measured.samples).not.toBe(length);
  });
});
