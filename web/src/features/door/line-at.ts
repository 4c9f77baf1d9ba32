import type { SpokenSample } from "@hearten/contract/sample.ts";

/** Seconds for which a line is shown before it is spoken. */
const ahead = 0.3;

/** The line to show at this time: the last that has begun; null before the first. */
export function lineAt(sample: SpokenSample | null, seconds: number): string | null {
  return sample?.lines.findLast(({ start }) => start - ahead <= seconds)?.text ?? null;
}
