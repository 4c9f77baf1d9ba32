import { type RenderedBed, renderBed } from "./bed/render-bed.ts";
import type { Span } from "./ducking.ts";
import { encode } from "./encode.ts";
import { createInfoTag } from "./info-tag.ts";
import { type Energies, createLoudnessMeter } from "./loudness.ts";
import { type PartMeasurement, measurePart } from "./measure-file.ts";
import { joinMp3 } from "./mp3-joint.ts";
import { masterRate } from "./rates.ts";
import type { Bed, Levels, PlacedLine, Stems } from "./stems.ts";
import { treatVoice } from "./voice-treatment.ts";

/*
 * What runs in the threads of the pool that `create-mastering.ts` holds. Each takes one argument,
 * which is copied, but for shared samples.
 */

export interface VoiceTask {
  readonly lines: readonly PlacedLine[];
  readonly seconds: number;
}

/** Treats the lines in place and measures them in their places. */
export function prepareVoice({ lines, seconds }: VoiceTask): Energies {
  treatVoice(lines);
  const meters = new Map<number, ReturnType<typeof createLoudnessMeter>>();
  for (const { samples, sampleRate, start } of lines) {
    const meter = meters.get(sampleRate) ?? createLoudnessMeter(sampleRate, seconds);
    meters.set(sampleRate, meter);
    meter.add([samples], Math.round((start * sampleRate) / masterRate));
  }
  const all = [...meters.values()].map((meter) => meter.energies);
  return Float64Array.from({ length: all[0]?.length ?? 0 }, (_, index) =>
    all.reduce((sum, energies) => sum + (energies[index] ?? 0), 0),
  );
}

export interface BedTask {
  readonly seed: string;
  readonly lines: readonly Span[];
  readonly bed: Bed;
}

/** Renders the bed into the shared samples. */
export function prepareBed({ seed, lines, bed }: BedTask): RenderedBed {
  return renderBed(seed, lines, bed.left, bed.right);
}

export interface EncodeTask {
  readonly stems: Stems;
  readonly levels: Levels;
  readonly startFrame: number;
  readonly endFrame: number | null;
  readonly bitRate: number;
}

/** Mixes and encodes a part of the master. */
export function encodePart(task: EncodeTask): Uint8Array {
  return encode(task.stems, task.levels, task.startFrame, task.endFrame, task.bitRate);
}

export interface JoinTask {
  readonly parts: readonly { readonly startFrame: number; readonly stream: Uint8Array }[];
  readonly settledFrames: number;
  /** Samples of the master. */
  readonly length: number;
}

/** Joins the parts and tags the whole, in shared memory; null when the parts can't be joined. */
export function joinParts({ parts, settledFrames, length }: JoinTask): Uint8Array | null {
  let whole: Uint8Array = new Uint8Array(0);
  for (const { startFrame, stream } of parts) {
    const joined = startFrame === 0 ? stream : joinMp3(whole, stream, startFrame, settledFrames);
    if (joined === null) return null;
    whole = joined;
  }
  const tag = createInfoTag(whole, length);
  const file = new Uint8Array(new SharedArrayBuffer(tag.length + whole.length));
  file.set(tag);
  file.set(whole, tag.length);
  return file;
}

export interface MeasureTask {
  readonly file: Uint8Array;
  readonly part: number;
  readonly parts: number;
  readonly seconds: number;
}

/**
 * Decodes and measures a part of the finished file, and collects the thread's garbage: it is the last of an order, whose
 * shared samples would stay as long as a thread has not noticed that it is done with them.
 */
export async function measureFilePart(task: MeasureTask): Promise<PartMeasurement> {
  const measured = await measurePart(task.file, task.part, task.parts, task.seconds);
  globalThis.gc?.();
  return measured;
}
