import { type Music, musics } from "@hearten/contract/music.ts";
import { MPEGDecoder } from "mpg123-decoder";
import { afterAll, describe, expect, it } from "vitest";
import type { Speech } from "../../ports/voice.ts";
import { createThreads } from "../../threads/create-threads.ts";
import { createMastering } from "./create-mastering.ts";
import { createLoudnessMeter, integratedLoudness } from "./loudness.ts";
import type { MasteringOrder } from "./mastering.ts";

const signal = new AbortController().signal;
const script = [
  ["Let your shoulders come down.", 3],
  ["There's a big presentation tomorrow, and your mind keeps walking into that room.", 1],
  ["That's only care, arriving early.", 2],
  ["Breathe in, and out, a little longer than you need to.", 3],
  ["You speak up in meetings, and the first sentence is the door.", 2],
  ["Say it quietly, once: I know this work.", 2],
  ["Now set the slides down.", 1],
] as const;

/** Hums a line: as long as a person would take, with vowels, hisses and breaks between words. */
function hum(text: string): Speech {
  const sampleRate = 16_000;
  const words = text.split(" ");
  const parts = words.map((word) => {
    const length = Math.round(sampleRate * (0.1 + 0.06 * word.length));
    const pitch = 90 + 7 * (word.length % 5);
    return Float32Array.from({ length }, (_, index) => {
      const time = index / sampleRate;
      const envelope = Math.sin((Math.PI * index) / length) ** 0.7;
      const vowel = [1, 2, 3, 5, 8, 13].reduce(
        (sum, harmonic) => sum + Math.sin(2 * Math.PI * pitch * harmonic * time) / harmonic,
        0,
      );
      const hiss = time < 0.05 ? Math.sin(index * index) : 0;
      return 0.2 * envelope * (vowel + 0.5 * hiss);
    });
  });
  const samples = Float32Array.from(parts.flatMap((part) => [...part]));
  return { samples, sampleRate };
}

function orderOf(seconds: number, count: number = script.length): MasteringOrder {
  const lines = script
    .slice(0, count)
    .map(([text, pause]) => ({ text, pause, speech: hum(text), treatment: "flite" as const }));
  return { seed: "a", duration: seconds, music: "full", lines };
}

async function decode(audio: Uint8Array) {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, errors, sampleRate } = decoder.decode(audio);
  decoder.free();
  const [left = new Float32Array(0), right = left] = channelData;
  return { left, right, errors, sampleRate };
}

function levelOf(samples: Float32Array): number {
  return (
    10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
  );
}

/** Of one frequency in samples at the master's rate. */
function amplitudeAt(frequency: number, samples: Float32Array): number {
  const omega = (2 * Math.PI * frequency) / 44_100;
  const [sine, cosine] = [Math.sin, Math.cos].map((wave) =>
    samples.reduce((sum, sample, at) => sum + sample * wave(omega * at), 0),
  );
  return (2 * Math.hypot(sine ?? 0, cosine ?? 0)) / samples.length;
}

const threads = createThreads(2);
const mastering = createMastering(threads);
afterAll(() => threads.close());

const order = orderOf(60);
/** Made once; several tests look at it. */
const master = await mastering.master(order, signal);

/** For what does not need a whole minute. */
const briefOrder = orderOf(10, 1);
const briefSamples = briefOrder.duration * 44_100;
const briefMaster = await mastering.master(briefOrder, signal);

const masterWith = (music: Music) => mastering.master({ ...order, music }, signal);

describe("mastering a line alone", async () => {
  const [text] = script[1];
  const speech = hum(text);
  const seconds = speech.samples.length / speech.sampleRate;
  const audio = await mastering.masterAlone({ speech, treatment: "flite" }, signal);
  const { left, right, errors, sampleRate } = await decode(audio);

  it("gives an MP3 a second longer than the line", () => {
    expect(errors).toEqual([]);
    expect(sampleRate).toBe(44_100);
    expect(left.length / 44_100).toBeCloseTo(seconds + 1, 2);
  });

  it("is as loud as an inspiration, with silence around it and nothing else", () => {
    const meter = createLoudnessMeter(44_100, left.length / 44_100);
    meter.add([left, right], 0);
    expect(Math.abs(integratedLoudness(meter.energies) + 16)).toBeLessThan(0.5);
    expect(left.every((sample) => Math.abs(sample) < 0.9)).toBe(true);
    expect(levelOf(left.subarray(0, 0.1 * 44_100))).toBeLessThan(-70);
    expect(levelOf(left.subarray(-0.05 * 44_100))).toBeLessThan(-50);
  });
});

describe("mastering a minute of speech", async () => {
  const { audio, type, timeline, measured } = master;
  const { left, right, errors, sampleRate } = await decode(audio);

  it("gives an MP3 of exactly sixty seconds", () => {
    expect(type).toBe("audio/mpeg");
    expect(errors).toEqual([]);
    expect(sampleRate).toBe(44_100);
    expect(left.length).toBe(60 * 44_100);
    expect(measured.samples).toBe(60 * 44_100);
  });

  it("is as loud as every inspiration and never clips", () => {
    expect(Math.abs(measured.loudness + 16)).toBeLessThan(0.3);
    expect(measured.truePeak).toBeLessThan(-1);
  });

  it("says where each line is", () => {
    expect(timeline.length).toBe(script.length);
    for (const [index, { start, end }] of timeline.entries()) {
      const speech = order.lines[index]?.speech;
      expect(end - start).toBeCloseTo((speech?.samples.length ?? 0) / (speech?.sampleRate ?? 1), 3);
      const spoken = left.subarray(start * 44_100, end * 44_100);
      const before = left.subarray((start - 0.3) * 44_100, (start - 0.1) * 44_100);
      expect(levelOf(spoken)).toBeGreaterThan(levelOf(before) + 10);
    }
  });

  it("is never silent for long, and quiet at both ends", () => {
    const tenths = Array.from({ length: 600 }, (_, tenth) =>
      levelOf(left.subarray(tenth * 4410, (tenth + 1) * 4410)),
    );
    expect(tenths[0]).toBeLessThan(-45);
    expect(tenths.at(-1)).toBeLessThan(-45);
    expect(tenths.slice(5, -8).filter((level) => level < -60)).toEqual([]);
  });

  it("has a bed that is wider than the voice in its middle", () => {
    const { start, end } = timeline[1] ?? { start: 0, end: 0 };
    const side = (from: number, to: number) =>
      levelOf(
        left
          .slice(from * 44_100, to * 44_100)
          .map((l, at) => l - (right[Math.round(from * 44_100) + at] ?? 0)),
      );
    expect(levelOf(left.subarray(start * 44_100, end * 44_100)) - side(start, end)).toBeGreaterThan(
      10,
    );
    expect(side(57, 58)).toBeGreaterThan(-60);
  });
});

describe("the music of a mastered minute", { timeout: 30_000 }, async () => {
  const made = { full: master, soft: await masterWith("soft"), off: await masterWith("off") };
  const heard = {
    full: await decode(made.full.audio),
    soft: await decode(made.soft.audio),
    off: await decode(made.off.audio),
  };

  /** Of the quiet stretches: before the lines, between two of them and after them. */
  function quietLevels(music: Music): number[] {
    const { left } = heard[music];
    const gap = made.full.timeline.map(({ end }, line) => [
      // The room has died away.
      end + 0.7,
      (made.full.timeline[line + 1]?.start ?? 57) - 0.1,
    ]);
    return [[1, (made.full.timeline[0]?.start ?? 0) - 0.1], ...gap]
      .filter(([from = 0, to = 0]) => to - from > 0.4)
      .map(([from = 0, to = 0]) => levelOf(left.subarray(from * 44_100, to * 44_100)));
  }

  it.each(["soft", "off"] as const)("changes nothing else when it is %s", (music) => {
    const { measured, timeline } = made[music];
    expect(measured.samples).toBe(60 * 44_100);
    expect(Math.abs(measured.loudness + 16)).toBeLessThan(0.3);
    expect(measured.truePeak).toBeLessThan(-1);
    expect(timeline).toEqual(made.full.timeline);
  });

  it("is clearly softer when it is soft, in every stretch without words, and still there", () => {
    const [full, soft] = [quietLevels("full"), quietLevels("soft")];
    expect(full.length).toBeGreaterThan(5);
    for (const [index, level] of soft.entries()) {
      expect(level).toBeLessThan((full[index] ?? 0) - 8);
      expect(level).toBeGreaterThan(-60);
    }
  });

  it("leaves silence around the voice and its room when it is off", () => {
    expect(Math.max(...quietLevels("off"))).toBeLessThan(-85);
    const { left } = heard.off;
    const [first] = made.off.timeline;
    expect(levelOf(left.subarray(0, ((first?.start ?? 0) - 0.1) * 44_100))).toBeLessThan(-100);
    const after = ((first?.end ?? 0) + 0.03) * 44_100;
    expect(levelOf(left.subarray(after, after + 0.1 * 44_100))).toBeGreaterThan(-70);
  });
});

describe("mastering", { timeout: 30_000 }, () => {
  it("gives each seed a bed of its own, and the same file for the same order", async () => {
    const other = await mastering.master({ ...briefOrder, seed: "b" }, signal);
    expect(Buffer.compare(briefMaster.audio, other.audio)).not.toBe(0);
    expect(briefMaster.timeline).toEqual(other.timeline);
    const again = await mastering.master(briefOrder, signal);
    expect(Buffer.compare(briefMaster.audio, again.audio)).toBe(0);
  });

  it("sounds the same from two threads as from one", async () => {
    const thread = createThreads(1);
    const [one, two] = [await createMastering(thread).master(briefOrder, signal), briefMaster];
    await thread.close();
    const [{ left }, { left: other }] = [await decode(one.audio), await decode(two.audio)];
    const pieces = Array.from({ length: briefOrder.duration * 10 }, (_, tenth) => {
      const at = tenth * 4410;
      return levelOf(
        left.slice(at, at + 4410).map((sample, index) => sample - (other[at + index] ?? 0)),
      );
    });
    // What two encoders make of the same sound; a torn stream would differ by the sound itself.
    expect(Math.max(...pieces)).toBeLessThan(-40);
    expect(one.measured.loudness).toBeCloseTo(two.measured.loudness, 1);
  });

  it.each(musics)(
    "makes something worth hearing of four words with the music %s",
    async (music) => {
      const speech = hum("You are doing fine.");
      const lines = [{ text: "", pause: 1, speech, treatment: "flite" }] as const;
      const { measured, timeline } = await mastering.master(
        { ...briefOrder, music, lines },
        signal,
      );
      expect(measured.samples).toBe(briefSamples);
      expect(Math.abs(measured.loudness + 16)).toBeLessThan(0.5);
      expect(measured.truePeak).toBeLessThan(-1);
      expect(timeline[0]?.start).toBeGreaterThan(briefOrder.duration / 4);
    },
  );

  it.each([8000, 22_050, 24_000, 44_100, 48_000])(
    "takes a natural voice at %i Hz as long as it is and with its whole band",
    async (sampleRate) => {
      // The highest tone that the rate or the file can hold beside a vowel.
      const high = Math.min(10_000, sampleRate * 0.42);
      const samples = Float32Array.from({ length: 3 * sampleRate }, (_, index) => {
        const angle = (2 * Math.PI * index) / sampleRate;
        return 0.2 * Math.sin(500 * angle) + 0.03 * Math.sin(high * angle);
      });
      const lines = [
        { text: "", pause: 1, speech: { samples, sampleRate }, treatment: "natural" },
      ] as const;
      const made = await mastering.master({ ...briefOrder, lines }, signal);
      expect(made.measured.samples).toBe(briefSamples);
      const { start, end } = made.timeline[0] ?? { start: 0, end: 0 };
      expect(end - start).toBeCloseTo(3, 4);
      const { left } = await decode(made.audio);
      const spoken = left.subarray((start + 1) * 44_100, (start + 2) * 44_100);
      const kept = amplitudeAt(high, spoken) / amplitudeAt(500, spoken);
      expect(Math.abs(20 * Math.log10(kept / 0.15))).toBeLessThan(3);
      expect(levelOf(left.subarray((start - 0.2) * 44_100, (start - 0.02) * 44_100))).toBeLessThan(
        levelOf(spoken) - 10,
      );
    },
  );

  it("refuses speech that does not fit, and says how much is too long", async () => {
    const lines = [...order.lines, ...order.lines, ...order.lines];
    const seconds = lines.map(({ speech }) => speech.samples.length / speech.sampleRate);
    expect(
      mastering.excess(
        60,
        seconds,
        lines.map((line) => line.pause),
      ),
    ).toBeGreaterThan(0);
    await expect(mastering.master({ ...order, lines }, signal)).rejects.toThrow("too long");
  });

  it("is given up with the reason, and takes the next order", async () => {
    const reason = new Error("given up");
    await expect(mastering.master(briefOrder, AbortSignal.abort(reason))).rejects.toBe(reason);
    const controller = new AbortController();
    const givenUp = mastering.master(order, controller.signal);
    setTimeout(() => controller.abort(reason), 100);
    await expect(givenUp).rejects.toBe(reason);
    expect((await mastering.master(briefOrder, signal)).measured.samples).toBe(briefSamples);
  });

  it("rejects what is under way when it is closed", async () => {
    const closing = createMastering(threads);
    const underWay = closing.master(order, signal);
    await Promise.all([expect(underWay).rejects.toThrow("is closed"), closing.close()]);
  });
});
