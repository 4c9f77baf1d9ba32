import { type RenderedBed, renderBed } from "./bed/render-bed.ts";
import type { Span } from "./ducking.ts";
import { encode } from "./encode.ts";
import { createInfoTag } from "./info-tag.ts";
import { type Energies, createLoudnessMeter } from "./loudness.ts";
import { type FileMeasurement, measureFile } from "./measure-file.ts";
import { joinMp3 } from "./mp3-joint.ts";
import { masterRate } from "./rates.ts";
import type { Levels, PlacedLine, Stems } from "./stems.ts";
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
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Renders the bed into the shared samples. */
export function prepareBed({ seed, lines, left, right }: BedTask): RenderedBed {
  return renderBed(seed, lines, left, right);
}

export interface EncodeTask {
  readonly stems: Stems;
  readonly levels: Levels;
  readonly startFrame: number;
  readonly endFrame: number | null;
}

/** Mixes and encodes a part of the master. */
export function encodePart(task: EncodeTask): Promise<Uint8Array> {
  return encode(task.stems, task.levels, task.startFrame, task.endFrame);
}

export interface FinishTask {
  readonly parts: readonly { readonly startFrame: number; readonly bytes: Uint8Array }[];
  readonly settledFrames: number;
  /** Samples of the master. */
  readonly length: number;
}

export interface FinishedFile {
  readonly file: Uint8Array;
  readonly measured: FileMeasurement;
}

/** Joins the parts, tags the whole and measures it; null when the parts can't be joined. */
export async function finishFile(task: FinishTask): Promise<FinishedFile | null> {
  let stream: Uint8Array = new Uint8Array(0);
  for (const { startFrame, bytes } of task.parts) {
    const joined =
      startFrame === 0 ? bytes : joinMp3(stream, bytes, startFrame, task.settledFrames);
    if (joined === null) return null;
    stream = joined;
  }
  const tag = createInfoTag(stream, task.length);
  const file = new Uint8Array(tag.length + stream.length);
  file.set(tag);
  file.set(stream, tag.length);
  return { file, measured: await measureFile(file, task.length / masterRate) };
}
