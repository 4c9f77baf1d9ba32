import { type Resampler, createResampler } from "./resample.ts";
import { createLimiter } from "./limiter.ts";
import { ambienceRate, masterRate } from "./rates.ts";
import { createReverb, room } from "./reverb.ts";
import type { Levels, PlacedLine, Stems } from "./stems.ts";
import { createDoubler } from "./double-rate.ts";

/** Of the room against the voice. */
const roomGain = 0.11;
/** Samples of a block; even, so that blocks lie on the ambience's grid. */
const blockSamples = 16 * 1152;
/** Seconds that the mix starts early by, so that the room and the limiter are in full swing. */
const runUp = 1.5;

/**
 * Mixes the stems from sample `start` up to `end` of the master and hands over block after block of
 * both channels; the blocks are reused. A part of the mix is the same wherever it was started.
 */
export function mix(
  stems: Stems,
  levels: Levels,
  start: number,
  end: number,
  take: (left: Float32Array, right: Float32Array) => void,
): void {
  const resamplers = new Map<number, Resampler>();
  for (const { sampleRate } of stems.lines) {
    if (!resamplers.has(sampleRate)) {
      resamplers.set(sampleRate, createResampler(sampleRate, masterRate));
    }
  }
  const reverb = createReverb(room, ambienceRate);
  const [doubleLeft, doubleRight] = [createDoubler(), createDoubler()];
  const limiter = createLimiter(levels.ceiling, masterRate);
  const voice = new Float32Array(blockSamples);
  const halfVoice = new Float32Array(blockSamples / 2);
  const ambience = [
    new Float32Array(blockSamples / 2),
    new Float32Array(blockSamples / 2),
  ] as const;
  const [left, right] = [new Float32Array(blockSamples), new Float32Array(blockSamples)];
  let roomIsSilentAt = 0;

  const early = Math.max(0, start - Math.round(runUp * masterRate));
  for (let at = early - (early % 2); at - limiter.latency < end; at += blockSamples) {
    voice.fill(0);
    const spoken = addLines(voice, at, stems.lines, resamplers);
    if (spoken) roomIsSilentAt = at + blockSamples + 2 * room.decay * masterRate;
    readBed(ambience, stems, at / 2, levels.bed);
    if (at < roomIsSilentAt) {
      halve(voice, halfVoice);
      reverb.addTo(ambience[0], ambience[1], halfVoice, halfVoice, roomGain * levels.voice);
    }
    doubleLeft(ambience[0], left);
    doubleRight(ambience[1], right);
    if (spoken) addVoice(left, right, voice, levels.voice);
    limiter.process(left, right);

    const first = Math.max(0, start - (at - limiter.latency));
    const last = Math.min(blockSamples, end - (at - limiter.latency));
    if (first < last) take(left.subarray(first, last), right.subarray(first, last));
  }
}

/** @returns whether there is a line in the block */
function addLines(
  block: Float32Array,
  at: number,
  lines: readonly PlacedLine[],
  resamplers: ReadonlyMap<number, Resampler>,
): boolean {
  let spoken = false;
  for (const { samples, sampleRate, start, end } of lines) {
    const first = Math.max(at, start);
    const last = Math.min(at + block.length, end);
    if (first >= last) continue;
    spoken = true;
    resamplers.get(sampleRate)?.addTo(block, first - at, samples, first - start, last - first);
  }
  return spoken;
}

function readBed(
  [left, right]: readonly [Float32Array, Float32Array],
  stems: Stems,
  at: number,
  gain: number,
): void {
  for (let index = 0; index < left.length; index += 1) {
    left[index] = gain * (stems.bedLeft[at + index] ?? 0);
    right[index] = gain * (stems.bedRight[at + index] ?? 0);
  }
}

/** Half the rate, for the room alone, which hears nothing high anyway. */
function halve(samples: Float32Array, half: Float32Array): void {
  for (let index = 0; index < half.length; index += 1) {
    half[index] = 0.5 * ((samples[2 * index] ?? 0) + (samples[2 * index + 1] ?? 0));
  }
}

function addVoice(left: Float32Array, right: Float32Array, voice: Float32Array, gain: number) {
  for (let index = 0; index < voice.length; index += 1) {
    const sample = gain * (voice[index] ?? 0);
    left[index] = (left[index] ?? 0) + sample;
    right[index] = (right[index] ?? 0) + sample;
  }
}
