/** Seconds of bed before the first line and after the last one, when the speech fills the rest. */
const lead = 2.5;
const tail = 4;
/** Seconds that a pause has at least: less, and the script no longer breathes. */
const shortest = [0.4, 0.9, 1.6] as const;
/** Seconds that a pause has at most before the lead and the tail take their share. */
const longest = [3, 6, 10] as const;
/** What the lead and the tail grow to once every pause is at its longest. */
const longestLead = 6;
const longestTail = 10;

/**
 * Seconds by which speech, shortest pauses, lead and tail together overrun the duration; zero when
 * they fit.
 */
export function excessSeconds(
  duration: number,
  speechSeconds: readonly number[],
  weights: readonly number[],
): number {
  const speech = speechSeconds.reduce((sum, seconds) => sum + seconds, 0);
  const pauses = weights.slice(0, -1).reduce((sum, weight) => sum + boundsOf(weight).shortest, 0);
  return Math.max(0, lead + speech + pauses + tail - duration);
}

/**
 * The sample at which each line starts, so that the whole is `length` samples long.
 *
 * All pauses grow together from their shortest towards their longest (0.4 to 3 s, 0.9 to 6 s, 1.6 to
 * 10 s by weight). When there is time left, the lead grows from 2.5 to 6 s and the tail from 4 to
 * 10 s; and when there still is, as with ten words for five minutes, all of these grow in
 * proportion. The tail takes the rounding.
 *
 * @param lengths samples of each line
 * @throws when the lines do not fit
 */
export function planStarts(
  length: number,
  lengths: readonly number[],
  weights: readonly number[],
  sampleRate: number,
): number[] {
  const speechSeconds = lengths.map((samples) => samples / sampleRate);
  const tooMuch = excessSeconds(length / sampleRate, speechSeconds, weights);
  if (tooMuch > 0) throw new Error(`fit: the speech is ${tooMuch.toFixed(2)} s too long`);

  const bounds = weights.slice(0, -1).map(boundsOf);
  let spare = length / sampleRate - lead - tail - total(speechSeconds);
  spare -= total(bounds.map((bound) => bound.shortest));

  const pauseRoom = total(bounds.map((bound) => bound.longest - bound.shortest));
  const pauseGrowth = pauseRoom === 0 ? 0 : Math.min(1, spare / pauseRoom);
  spare -= pauseGrowth * pauseRoom;
  const edgeRoom = longestLead - lead + longestTail - tail;
  const edgeGrowth = Math.min(1, spare / edgeRoom);
  spare -= edgeGrowth * edgeRoom;

  let edge = lead + edgeGrowth * (longestLead - lead);
  let pauses = bounds.map(
    (bound) => bound.shortest + pauseGrowth * (bound.longest - bound.shortest),
  );
  if (spare > 0) {
    const stretch = 1 + spare / (edge + total(pauses) + longestTail);
    edge *= stretch;
    pauses = pauses.map((seconds) => seconds * stretch);
  }

  let at = edge * sampleRate;
  return lengths.map((samples, line) => {
    const start = Math.round(at);
    at += samples + (pauses[line] ?? 0) * sampleRate;
    return start;
  });
}

function boundsOf(weight: number) {
  const index = weight === 1 ? 0 : weight === 2 ? 1 : 2;
  return { shortest: shortest[index], longest: longest[index] };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
