import type { Speech } from "../../ports/voice.ts";

/** Seconds of a frame in which loudness is judged. */
const frameSeconds = 0.01;
/** The shortest silence that can be a pause; the closure before a "t" or a "k" is shorter. */
const shortestPause = 0.08;
/** Decibels under loud speech at which silence begins: the least and the most, and over the noise. */
const quietest = -42;
const loudest = -20;
const overNoise = 8;

/** A silence between two spoken parts. */
export interface Pause {
  /** Samples. */
  readonly start: number;
  readonly end: number;
  readonly seconds: number;
  /** Seconds of speech before it, without pauses. */
  readonly spokenBefore: number;
}

/** Finds the pauses by energy. The silences at both ends are none. */
export function findPauses({ samples, sampleRate }: Speech): {
  readonly pauses: readonly Pause[];
  /** Seconds of speech in all, without pauses. */
  readonly spoken: number;
} {
  const size = Math.max(1, Math.round(frameSeconds * sampleRate));
  const levels = Array.from({ length: Math.floor(samples.length / size) }, (_, frame) =>
    levelOf(samples.subarray(frame * size, (frame + 1) * size)),
  );
  const sorted = [...levels].sort((a, b) => a - b);
  const loud = sorted[Math.floor(0.9 * sorted.length)] ?? 0;
  const noise = sorted[Math.floor(0.03 * sorted.length)] ?? 0;
  const threshold = Math.min(loud + loudest, Math.max(loud + quietest, noise + overNoise));
  const isSpoken = levels.map((level) => level > threshold);

  const pauses: Pause[] = [];
  let spokenFrames = 0;
  let last = -1;
  for (const [frame, isHeard] of isSpoken.entries()) {
    if (!isHeard) continue;
    const silent = frame - last - 1;
    const seconds = (silent * size) / sampleRate;
    if (last >= 0 && seconds < shortestPause) spokenFrames += silent;
    if (last >= 0 && seconds >= shortestPause) {
      const spokenBefore = (spokenFrames * size) / sampleRate;
      pauses.push({ start: (last + 1) * size, end: frame * size, seconds, spokenBefore });
    }
    spokenFrames += 1;
    last = frame;
  }
  return { pauses, spoken: (spokenFrames * size) / sampleRate };
}

/** Decibels of full scale. */
function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return 10 * Math.log10(power + 1e-12);
}
