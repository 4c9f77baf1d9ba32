import { type Resampler, createResampler } from "./resample.ts";
import { createLimiter } from "./limiter.ts";
import { ambienceRate, ambienceStep, masterRate } from "./rates.ts";
import { createReverb, room } from "./reverb.ts";
import type { Bed, Levels, PlacedLine, Stems } from "./stems.ts";
import { createDoubler } from "./double-rate.ts";

/** Of the room against the voice. */
const roomGain = 0.09;
/** Samples of a block; a multiple of four, so that blocks lie on the ambience's grid. */
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
  const [raiseLeft, raiseRight] = [createRaiser(), createRaiser()];
  const limiter = createLimiter(levels.ceiling, masterRate);
  const voice = new Float32Array(blockSamples);
  const ambienceSamples = blockSamples / ambienceStep;
  const roomVoice = new Float32Array(ambienceSamples);
  const ambience = [new Float32Array(ambienceSamples), new Float32Array(ambienceSamples)] as const;
  const [left, right] = [new Float32Array(blockSamples), new Float32Array(blockSamples)];
  let roomIsSilentAt = 0;

  const early = Math.max(0, start - Math.round(runUp * masterRate));
  for (let at = early - (early % ambienceStep); at - limiter.latency < end; at += blockSamples) {
    voice.fill(0);
    const spoken = addLines(voice, at, stems.lines, resamplers);
    if (spoken) roomIsSilentAt = at + blockSamples + 2 * room.decay * masterRate;
    readBed(ambience, stems.bed, at / ambienceStep, levels.bed);
    if (at < roomIsSilentAt) {
      lower(voice, roomVoice);
      reverb.addTo(ambience[0], ambience[1], roomVoice, roomVoice, roomGain * levels.voice);
    }
    raiseLeft(ambience[0], left);
    raiseRight(ambience[1], right);
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
  bed: Bed | null,
  at: number,
  gain: number,
): void {
  if (bed === null) {
    left.fill(0);
    right.fill(0);
    return;
  }
  for (let index = 0; index < left.length; index += 1) {
    left[index] = gain * (bed.left[at + index] ?? 0);
    right[index] = gain * (bed.right[at + index] ?? 0);
  }
}

/** The voice at the ambience's rate, for the room alone: a rough mean, since the room is dull anyway. */
function lower(samples: Float32Array, lowered: Float32Array): void {
  let before = 0;
  for (let index = 0; index < lowered.length; index += 1) {
    let sum = 0;
    for (let part = 0; part < ambienceStep; part += 1) {
      sum += samples[ambienceStep * index + part] ?? 0;
    }
    lowered[index] = (before + sum) / (2 * ambienceStep);
    before = sum;
  }
}

/** From the ambience's rate to the master's. */
function createRaiser(): (input: Float32Array, output: Float32Array) => void {
  const [first, second] = [createDoubler(), createDoubler()];
  const between = new Float32Array((2 * blockSamples) / ambienceStep);
  return (input, output) => {
    first(input, between);
    second(between, output);
  };
}

function addVoice(left: Float32Array, right: Float32Array, voice: Float32Array, gain: number) {
  for (let index = 0; index < voice.length; index += 1) {
    const sample = gain * (voice[index] ?? 0);
    left[index] = (left[index] ?? 0) + sample;
    right[index] = (right[index] ?? 0) + sample;
  }
}
