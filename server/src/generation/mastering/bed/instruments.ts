import { ambienceRate } from "../rates.ts";
import { type Note, meltSeconds } from "./score.ts";

/** Samples over which an envelope goes straight. */
const stride = 128;
const tableSize = 2048;

/** A soft wave, a little over a sine; its last value is its first, for the interpolation. */
const padWave = wave([1, 0.4, 0.24, 0.13, 0.08, 0.05]);
const sineWave = wave([1]);

/** The bell's partials: times the frequency, gain, seconds in which it falls by two thirds. */
const partials = [
  { ratio: 1, gain: 1, decay: 1.5 },
  { ratio: 2.003, gain: 0.28, decay: 0.8 },
  { ratio: 3.01, gain: 0.09, decay: 0.4 },
] as const;
/** Seconds in which a bell speaks: felt on a string rather than metal. */
const bellAttack = 0.03;

/** Adds the tone to both sides. */
export function play(note: Note, left: Float32Array, right: Float32Array): void {
  if (note.instrument === "pad") playPad(note, left, right);
  else playBell(note, left, right);
}

function playPad(note: Note, left: Float32Array, right: Float32Array): void {
  // The breathing of each tone is its own, and follows from its pitch and place.
  const breaths = 0.06 + 0.05 * ((note.frequency * 7.13 + note.start) % 1);
  const phase = (note.frequency * 3.7 + note.pan) % 1;
  const fadesIn = note.start > 0;
  addTone(note, padWave, note.frequency, left, right, (time) => {
    const rise = fadesIn ? smooth(time / meltSeconds) : 1;
    const fall = smooth((note.length - time) / meltSeconds);
    const breath = 0.78 + 0.22 * Math.sin(2 * Math.PI * (breaths * time + phase));
    return note.gain * rise * fall * breath;
  });
}

function playBell(note: Note, left: Float32Array, right: Float32Array): void {
  for (const { ratio, gain, decay } of partials) {
    addTone(note, sineWave, note.frequency * ratio, left, right, (time) => {
      const end = smooth((note.length - time) / 1);
      return note.gain * gain * smooth(time / bellAttack) * Math.exp(-time / decay) * end;
    });
  }
}

/** @param envelope gain at a time in seconds from the note's start */
function addTone(
  note: Note,
  table: Float32Array,
  frequency: number,
  left: Float32Array,
  right: Float32Array,
  envelope: (time: number) => number,
): void {
  const first = Math.max(0, Math.round(note.start * ambienceRate));
  const end = Math.min(left.length, first + Math.round(note.length * ambienceRate));
  const leftGain = Math.cos((note.pan * Math.PI) / 2);
  const rightGain = Math.sin((note.pan * Math.PI) / 2);
  const step = (frequency * tableSize) / ambienceRate;
  let position = (note.pan * 997 * tableSize) % tableSize;
  let gain = envelope(0);
  for (let block = first; block < end; block += stride) {
    const blockEnd = Math.min(end, block + stride);
    const next = envelope((block + stride - first) / ambienceRate);
    const slope = (next - gain) / stride;
    for (let index = block; index < blockEnd; index += 1) {
      const whole = Math.trunc(position);
      const value = table[whole] ?? 0;
      const sample = gain * (value + (position - whole) * ((table[whole + 1] ?? 0) - value));
      left[index] = (left[index] ?? 0) + leftGain * sample;
      right[index] = (right[index] ?? 0) + rightGain * sample;
      gain += slope;
      position += step;
      if (position >= tableSize) position -= tableSize;
    }
    gain = next;
  }
}

/** Half a cosine from 0 to 1. */
function smooth(x: number): number {
  return x <= 0 ? 0 : x >= 1 ? 1 : 0.5 - 0.5 * Math.cos(Math.PI * x);
}

function wave(harmonics: readonly number[]): Float32Array {
  return Float32Array.from({ length: tableSize + 1 }, (_, index) =>
    harmonics.reduce(
      (sum, gain, harmonic) =>
        sum + gain * Math.sin((2 * Math.PI * (harmonic + 1) * index) / tableSize),
      0,
    ),
  );
}
