import { ProviderFault } from "../../ports/provider-fault.ts";
import type { Speech } from "../../ports/voice.ts";
import { measureSpeech } from "./measure-speech.ts";

/** Words a minute at which lines are taken for what they should be. */
export interface PaceLimits {
  readonly slowest: number;
  readonly fastest: number;
}

/** Lines lasted longer or shorter than they can: something was added, repeated or left out. */
export class WrongLength extends ProviderFault {
  constructor(what: string) {
    super("unusable", `The voice ${what}.`);
  }
}

/** Of any voice: people read aloud at some 120 to 220 words a minute, and single lines are slower and faster. */
export const anyPace: PaceLimits = { slowest: 60, fastest: 400 };
/** Of several lines together, by whatever voice is worth hearing. */
export const readingPace: PaceLimits = { slowest: 95, fastest: 260 };

/**
 * Of a voice whose own pace is known. Flite's two say single lines of the stock in 0.8 to 1.6 of the time that is expected of
 * them. What is said twice takes 2 times as long, and a half 0.5.
 */
export const limitsOf = (wordsPerMinute: number): PaceLimits => ({
  slowest: wordsPerMinute / 1.6,
  fastest: wordsPerMinute / 0.62,
});

/** Seconds by which any line may last longer: a short one is said slowly, and its end may ring. */
const longer = 0.6;
/** Seconds by which it may be shorter, because its words run into each other. */
const shorter = 0.1;
/** Lines of fewer words are only judged for being too long. */
const fewestJudged = 3;
/** Seconds of silence that a line may have: at its ends, where a hiss is not trimmed, and at each mark within it. */
const silenceAtEnds = 3;
const silenceAtMark = 1.5;

/**
 * Checks how long lines last that were spoken together, each and all of them. Silence doesn't count, unless there is far too
 * much of it.
 *
 * @throws {ProviderFault} `unusable` when a line is silent; {WrongLength} when it can't be what was to be said
 */
export function checkLengths(
  spoken: readonly (readonly [line: string, speech: Speech])[],
  limits: PaceLimits,
): void {
  let all = 0;
  for (const [line, speech] of spoken) {
    const { heard, silent } = measureSpeech(speech);
    if (heard === 0) throw new ProviderFault("unusable", "The voice fell silent over a line.");
    const marks = line.match(/[.,;:!?\u2026\u2013\u2014]+["\u201D')]*(?=\s)/gu)?.length ?? 0;
    if (silent > silenceAtEnds + silenceAtMark * marks)
      throw new WrongLength(`paused for ${silent.toFixed(1)} s in a line`);
    checkHeard(line, heard, limits);
    all += heard;
  }
  checkHeard(spoken.map(([line]) => line).join(" "), all, limits);
}

function checkHeard(text: string, seconds: number, { slowest, fastest }: PaceLimits): void {
  const words = countUsualWords(text);
  const least = text.split(/\s+/).length < fewestJudged ? 0 : (60 * words) / fastest - shorter;
  if (seconds < least || seconds > (60 * words) / slowest + longer)
    throw new WrongLength(`took ${seconds.toFixed(1)} s over ${Math.round(words)} words`);
}

/** Letters of a word, as the lines have them by which voices are measured; and how many the start of a word is worth. */
const usualLetters = 4.1;
const lettersOfStart = 1.6;

/**
 * Words of the usual length: by its letters one can tell how long a line takes far better than by its words. A digit is said
 * with several.
 */
function countUsualWords(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const letters = count(/\p{L}/gu) + 4 * count(/\p{N}/gu) + lettersOfStart * count(/\S+/gu);
  return letters / (usualLetters + lettersOfStart);
}
