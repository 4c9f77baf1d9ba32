import type { FileMeasurement } from "./measure-file.ts";
import { masterRate } from "./rates.ts";

/** LUFS that every inspiration has, and how far off a finished file may be. */
export const targetLoudness = -16;
const loudnessTolerance = 0.5;
/** dBTP that a finished file reaches at most. */
export const highestPeak = -1;

/** A finished file is not fit to be stored. */
export class FailedCheck extends Error {
  override readonly name = "FailedCheck";
  readonly check: "decodes" | "format" | "length" | "loudness" | "true peak";

  constructor(check: FailedCheck["check"], found: string) {
    super(`the master fails the check "${check}": ${found}`);
    this.check = check;
  }
}

/**
 * The first check that a finished file fails, or null when it is fit to be stored.
 *
 * @param length samples that the file must decode to
 */
export function findFailedCheck(measured: FileMeasurement, length: number): FailedCheck | null {
  const { samples, sampleRate, channels, loudness, truePeak, errors } = measured;
  if (errors > 0) return new FailedCheck("decodes", `${String(errors)} frames in error`);
  if (sampleRate !== masterRate || channels !== 2) {
    return new FailedCheck("format", `${String(sampleRate)} Hz, ${String(channels)} channels`);
  }
  if (samples !== length) {
    return new FailedCheck("length", `${String(samples)} samples, not ${String(length)}`);
  }
  // Negated, so that a loudness that is no number fails too.
  if (!(Math.abs(loudness - targetLoudness) <= loudnessTolerance)) {
    return new FailedCheck("loudness", `${loudness.toFixed(2)} LUFS`);
  }
  if (!(truePeak <= highestPeak)) {
    return new FailedCheck("true peak", `${truePeak.toFixed(2)} dBTP`);
  }
  return null;
}
