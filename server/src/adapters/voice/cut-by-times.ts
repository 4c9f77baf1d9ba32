import type { Speech } from "../../ports/voice.ts";
import { trimSilence } from "./trim-silence.ts";

/** When each character of a text is said, as the provider tells it. */
export interface SpokenTimes {
  readonly characters: readonly string[];
  /** Seconds. */
  readonly starts: readonly number[];
}

/** Seconds of a step in the search for the quietest place, and by how much the times may be wrong. */
const step = 0.01;
const tolerance = 0.03;
/** What the quietest place may have of the loudest power: 24 dB less. */
const quietEnough = 0.004;

/**
 * Cuts speech where the provider says that each line ends, at the quietest place between the line's last mark and the next
 * line's first letter.
 *
 * @param lines as they were joined with a space
 * @returns one for each line, trimmed; null when the times are of another text, or the sound isn't quiet there
 */
export function cutByTimes(
  { samples, sampleRate }: Speech,
  lines: readonly string[],
  { characters, starts }: SpokenTimes,
): readonly Speech[] | null {
  if (characters.join("") !== lines.join(" ") || starts.length !== characters.length) return null;
  const size = Math.round(step * sampleRate);
  const powers = Array.from({ length: Math.floor(samples.length / size) }, (_, frame) =>
    samples
      .subarray(frame * size, (frame + 1) * size)
      .reduce((sum, sample) => sum + sample * sample, 0),
  );
  const loudest = powers.reduce((most, power) => Math.max(most, power), 0);

  let told = 0;
  /** By the place in the text: a character may be several of ours. */
  const startOf = new Map(
    characters.map((character, index) => {
      const place = told;
      told += character.length;
      return [place, starts[index] ?? 0];
    }),
  );
  const cuts = [0];
  let length = 0;
  for (const line of lines.slice(0, -1)) {
    length += line.length;
    const lastMark = startOf.get(length - 1);
    length += 1;
    const nextLetter = startOf.get(length);
    // One time was told for both lines.
    if (lastMark === undefined || nextLetter === undefined) return null;
    const first = Math.max(0, Math.floor((lastMark - tolerance) / step));
    const between = powers.slice(first, Math.ceil((nextLetter + tolerance) / step));
    const quietest = middleOfQuietest(between);
    if (quietest === null || (between[quietest] ?? 0) > quietEnough * loudest) return null;
    cuts.push(Math.round((first + quietest + 0.5) * size));
  }
  return lines.map((_, index) => ({
    samples: trimSilence(samples.subarray(cuts[index], cuts[index + 1]), sampleRate),
    sampleRate,
  }));
}

/** In a digital silence all places are the quietest. */
function middleOfQuietest(powers: readonly number[]): number | null {
  const least = powers.reduce((lowest, power) => Math.min(lowest, power), Infinity);
  const places = [...powers.keys()].filter((place) => powers[place] === least);
  return places[Math.floor(places.length / 2)] ?? null;
}
