/** About -48 dBFS: below flite's quietest consonants, above the noise between its words. */
const threshold = 0.004;
/** Seconds kept before the first and after the last sample above the threshold. */
const keptBefore = 0.008;
const keptAfter = 0.025;
/** Seconds of the fades at both cuts, so that they don't click. */
const fade = 0.006;

/** Returns the samples without the silence at both ends; empty when there is only silence. */
export function trimSilence(samples: Float32Array, sampleRate: number): Float32Array {
  const first = samples.findIndex((sample) => Math.abs(sample) >= threshold);
  if (first === -1) return new Float32Array(0);
  const last = samples.findLastIndex((sample) => Math.abs(sample) >= threshold);
  const start = Math.max(0, first - Math.round(keptBefore * sampleRate));
  const end = Math.min(samples.length, last + 1 + Math.round(keptAfter * sampleRate));

  const trimmed = samples.slice(start, end);
  const ramp = Math.min(Math.round(fade * sampleRate), Math.floor(trimmed.length / 2));
  for (let index = 0; index < ramp; index += 1) {
    const gain = index / ramp;
    const mirrored = trimmed.length - 1 - index;
    trimmed[index] = (trimmed[index] ?? 0) * gain;
    trimmed[mirrored] = (trimmed[mirrored] ?? 0) * gain;
  }
  return trimmed;
}
