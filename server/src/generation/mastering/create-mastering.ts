import type { Speech } from "../../ports/voice.ts";
import type { Threads } from "../../threads/create-threads.ts";
import type { RenderedBed } from "./bed/render-bed.ts";
import { type FailedCheck, findFailedCheck, highestPeak, targetLoudness } from "./check.ts";
import { amplitudeOf } from "./decibels.ts";
import { chooseLevels } from "./levels.ts";
import type { Energies } from "./loudness.ts";
import type { Master, Mastering, MasteringOrder, SpokenLine, Treatment } from "./mastering.ts";
import type { BedTask, EncodeTask, JoinTask, MeasureTask, VoiceTask } from "./mastering-thread.ts";
import { type FileMeasurement, type PartMeasurement, combineParts } from "./measure-file.ts";
import { frameSamples } from "./mp3-frames.ts";
import { excessSeconds, planStarts } from "./pauses.ts";
import { ambienceRate, masterRate } from "./rates.ts";
import { createSharedSamples } from "./shared-samples.ts";
import type { Bed, Levels, PlacedLine, Stems } from "./stems.ts";

/** Kilobits a second of an inspiration, constant. */
const usualBitRate = 128;
/** What LAME turns a stream of this bit rate down by (its scale of 0.95), LU. */
const encoderLoss = 0.45;
/** Decibels of the limiter's ceiling under the highest peak: the encoder lets peaks grow a little. */
const peakMargin = 1;
/** Seconds before a line that stands alone, and after it: the room fades. */
const aloneBefore = 0.2;
const aloneAfter = 0.8;
/** Files that are made at most until one passes the checks. */
const maxTries = 3;

/** Frames that two parts overlap by, and how many of them the second encoder gets to settle. */
const overlapFrames = 48;
const settledFrames = 12;

const module = new URL("./mastering-thread.ts", import.meta.url);

/**
 * Mastering in threads: nothing is computed in the caller's. Orders are worked off one after the
 * other, since one keeps every thread busy and holds tens of megabytes.
 */
export function createMastering(threads: Threads): Mastering {
  const closing = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  /** Runs the exported function of `mastering-thread.ts`; the caller names its types. */
  const run = <Result>(name: string, argument: unknown, signal: AbortSignal) =>
    threads.run<Result>({ module, name, argument }, signal);

  async function master(order: MasteringOrder, signal: AbortSignal): Promise<Master> {
    signal.throwIfAborted();
    const { bitRate = usualBitRate } = order;
    const stems = layOut(order);
    const lines = stems.lines.map(({ start, end }) => ({
      start: start / masterRate,
      end: end / masterRate,
    }));
    const renderBed = async () => {
      if (stems.bed === null) return null;
      const task: BedTask = { seed: order.seed, lines, bed: stems.bed };
      return run<RenderedBed>("prepareBed", task, signal);
    };
    const voiceTask: VoiceTask = { lines: stems.lines, seconds: order.duration };
    const [bed, voice] = await Promise.all([
      renderBed(),
      run<Energies>("prepareVoice", voiceTask, signal),
    ]);

    let aim = targetLoudness + encoderLoss;
    let ceiling = highestPeak - peakMargin;
    for (let attempt = 1; ; attempt += 1) {
      const levels = {
        ...chooseLevels(voice, bed, order.music, aim),
        ceiling: amplitudeOf(ceiling),
      };
      const file = await makeFile(stems, levels, bitRate, signal);
      const measured = await measure(file, order.duration, signal);
      const failed = findFailedCheck(measured, stems.length);
      if (failed === null) {
        // Out of the shared memory, which not every consumer of bytes takes.
        return { audio: file.slice(), type: "audio/mpeg", timeline: lines, measured };
      }
      if (attempt === maxTries || !isCorrectable(failed)) throw failed;
      aim += targetLoudness - measured.loudness;
      ceiling -= Math.max(0, measured.truePeak - highestPeak + 0.2);
    }
  }

  async function masterAlone(
    { speech, treatment }: Pick<SpokenLine, "speech" | "treatment">,
    signal: AbortSignal,
  ): Promise<Uint8Array> {
    signal.throwIfAborted();
    const stems = layOutAlone(speech, treatment);
    const task: VoiceTask = { lines: stems.lines, seconds: stems.length / masterRate };
    const voice = await run<Energies>("prepareVoice", task, signal);
    const levels = {
      ...chooseLevels(voice, null, "off", targetLoudness + encoderLoss),
      ceiling: amplitudeOf(highestPeak - peakMargin),
    };
    return (await makeFile(stems, levels, usualBitRate, signal)).slice();
  }

  /** Works off one order after the other. */
  async function inTurn<Result>(
    work: (either: AbortSignal) => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result> {
    const either = AbortSignal.any([signal, closing.signal]);
    const result = last.then(() => work(either));
    // The order's caller hears of an error.
    last = result.catch(() => undefined);
    return result;
  }

  async function makeFile(
    stems: Stems,
    levels: Levels,
    bitRate: number,
    signal: AbortSignal,
  ): Promise<Uint8Array> {
    const makeOf = async (count: number) => {
      const frames = Math.ceil(stems.length / frameSamples);
      const starts = numbersUpTo(count).map((part) => Math.floor((frames * part) / count));
      const parts = await Promise.all(
        starts.map(async (startFrame, part) => {
          const next = starts[part + 1];
          const endFrame = next === undefined ? null : next + overlapFrames;
          const task: EncodeTask = { stems, levels, startFrame, endFrame, bitRate };
          return { startFrame, stream: await run<Uint8Array>("encodePart", task, signal) };
        }),
      );
      const task: JoinTask = { parts, settledFrames, length: stems.length };
      return run<Uint8Array | null>("joinParts", task, signal);
    };
    // Two encoders that never meet are possible, if hardly ever; one alone always gets through.
    const file = (await makeOf(threads.count)) ?? (await makeOf(1));
    if (file === null) throw new Error("a stream in one part needs no joint");
    return file;
  }

  async function measure(
    file: Uint8Array,
    seconds: number,
    signal: AbortSignal,
  ): Promise<FileMeasurement> {
    const parts = numbersUpTo(threads.count).map((part) => {
      const task: MeasureTask = { file, part, parts: threads.count, seconds };
      return run<PartMeasurement>("measureFilePart", task, signal);
    });
    return combineParts(await Promise.all(parts));
  }

  return {
    excess: excessSeconds,

    master: (order, signal) => inTurn((either) => master(order, either), signal),
    masterAlone: (line, signal) => inTurn((either) => masterAlone(line, either), signal),

    async close() {
      closing.abort(new Error("the mastering is closed"));
    },
  };
}

/** Puts every line in its place and the samples into memory that the threads share. */
function layOut(order: MasteringOrder): Stems {
  const length = Math.round(order.duration * masterRate);
  const lengths = order.lines.map(({ speech }) =>
    Math.ceil((speech.samples.length * masterRate) / speech.sampleRate),
  );
  const weights = order.lines.map((line) => line.pause);
  const starts = planStarts(length, lengths, weights, masterRate);
  const spoken = order.lines.reduce((sum, { speech }) => sum + speech.samples.length, 0);
  const all = createSharedSamples(spoken);
  let used = 0;
  const lines = order.lines.map(({ speech, treatment }, index): PlacedLine => {
    const samples = all.subarray(used, used + speech.samples.length);
    samples.set(speech.samples);
    used += samples.length;
    const start = starts[index] ?? 0;
    const end = start + (lengths[index] ?? 0);
    return { samples, sampleRate: speech.sampleRate, treatment, start, end };
  });
  return { lines, bed: order.music === "off" ? null : createBed(length), length };
}

/** @param length samples of the master */
function createBed(length: number): Bed {
  const samples = Math.ceil((length * ambienceRate) / masterRate);
  return { left: createSharedSamples(samples), right: createSharedSamples(samples) };
}

/** One line with a little silence around it, and no bed. */
function layOutAlone(speech: Speech, treatment: Treatment): Stems {
  const { sampleRate } = speech;
  const samples = createSharedSamples(speech.samples.length);
  samples.set(speech.samples);
  const start = Math.round(aloneBefore * masterRate);
  const end = start + Math.ceil((samples.length * masterRate) / sampleRate);
  const length = end + Math.round(aloneAfter * masterRate);
  const line = { samples, sampleRate, treatment, start, end };
  return { lines: [line], bed: null, length };
}

function numbersUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}

function isCorrectable({ check }: FailedCheck): boolean {
  return check === "loudness" || check === "true peak";
}
