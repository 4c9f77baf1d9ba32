import type { Speech } from "../../ports/voice.ts";

/** Seconds of a frame in which loudness is judged. */
const frameSeconds = 0.01;
/** What a frame has at most of a loud one to be silent: 26 dB less, so that a hiss between words is silence, too. */
const silentPart = 0.05;
/** The shortest silence that is none of a word's own, as the closure before a "t" is. */
const shortestSilence = 0.15;

/** How long somebody is heard, and for how long nobody is, seconds. */
export function measureSpeech({ samples, sampleRate }: Speech): {
  readonly heard: number;
  readonly silent: number;
} {
  const size = Math.max(1, Math.round(frameSeconds * sampleRate));
  const levels = Array.from({ length: Math.ceil(samples.length / size) }, (_, frame) =>
    peakOf(samples.subarray(frame * size, (frame + 1) * size)),
  );
  const loud = levels.toSorted((a, b) => a - b)[Math.floor(0.9 * levels.length)] ?? 0;
  const shortest = Math.round(shortestSilence * sampleRate);
  let silent = 0;
  let last = -1;
  for (const [frame, level] of [...levels, Infinity].entries()) {
    if (level <= silentPart * loud) continue;
    const length = Math.min(samples.length, frame * size) - (last + 1) * size;
    if (length >= shortest) silent += length;
    last = frame;
  }
  return { heard: (samples.length - silent) / sampleRate, silent: silent / sampleRate };
}

/** By index: a callback for each sample takes ten times as long. */
function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (let index = 0; index < samples.length; index += 1)
    peak = Math.max(peak, Math.abs(samples[index] ?? 0));
  return peak;
}
