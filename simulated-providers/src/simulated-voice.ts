/** What a simulated voice has said. */
export interface Spoken {
  /** Mono, -1 to 1, at `spokenRate`. */
  readonly samples: Float32Array;
  /** Where each character of the text begins and ends, seconds; a pause belongs to the mark before it. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Samples a second. */
export const spokenRate = 24_000;

/** Seconds of silence before and after all of it. */
const before = 0.12;
const after = 0.3;
/** Seconds of a word: 170 words of everyday English a minute. */
const secondsPerWord = 0.095;
const secondsPerLetter = 0.06;

const tableLength = 512;

/**
 * Speaks a text as no person would, but as a recording of one looks: a tone with overtones and formants, an envelope for
 * each syllable, hisses, pauses of 250 to 400 ms at the ends of sentences and shorter ones inside. The same text sounds
 * the same each time, and different in each voice.
 *
 * @param pauses how long they are against the usual: 0 for none
 */
export function speakSimulated(text: string, voice: string, pauses = 1): Spoken {
  const own = hashOf(voice);
  const pitch = 95 + (own % 110);
  const vowels = [0, 1, 2, 3].map((vowel) => createVowel(pitch, own + vowel));
  const tokens = text.match(/\S+\s*/g) ?? [];
  const plan = tokens.map((token, index) => {
    const letters = token.replaceAll(/[^\p{L}\p{N}]/gu, "").length;
    const spoken = letters === 0 ? 0 : secondsPerWord + secondsPerLetter * letters;
    const seed = hashOf(`${text}/${index}`);
    return { token, letters, spoken, seed, pause: pauses * pauseAfter(token, seed) };
  });
  const spoken = plan.reduce((sum, word) => sum + word.spoken + word.pause, before + after);

  const samples = new Float32Array(Math.round(spoken * spokenRate));
  const [starts, ends]: [number[], number[]] = [[], []];
  const mark = (start: number, end: number) => {
    starts.push(start);
    ends.push(end);
  };
  let time = before;
  // White space before the first word takes no time.
  for (let index = text.length - text.trimStart().length; index > 0; index -= 1) mark(time, time);
  for (const { token, letters, spoken: seconds, seed, pause } of plan) {
    addWord(samples, { time, seconds, seed, vowels, pitch });
    let said = 0;
    let left = pause;
    for (const character of token) {
      const from = time + (letters === 0 ? 0 : (seconds * said) / letters);
      if (/[\p{L}\p{N}]/u.test(character)) said += 1;
      const to = time + (letters === 0 ? 0 : (seconds * said) / letters);
      // The first mark after a word takes the pause; it comes before the space.
      const taken = said === letters && /[.,;:!?\u2026]/u.test(character) ? left : 0;
      mark(from, to + taken);
      time += taken;
      left -= taken;
    }
    time += seconds;
  }
  return { samples, starts, ends };
}

function pauseAfter(token: string, seed: number): number {
  if (/[.!?\u2026]["\u201D')]*\s*$/u.test(token)) return 0.25 + 0.001 * (seed % 150);
  if (/[,;:]["\u201D')]*\s*$/u.test(token)) return 0.1 + 0.001 * (seed % 60);
  return 0;
}

interface Word {
  readonly time: number;
  readonly seconds: number;
  readonly seed: number;
  readonly vowels: readonly Float32Array[];
  readonly pitch: number;
}

function addWord(samples: Float32Array, { time, seconds, seed, vowels, pitch }: Word): void {
  const syllables = Math.max(1, Math.round(seconds / 0.2));
  const start = Math.round(time * spokenRate);
  const length = Math.round(seconds * spokenRate);
  const hiss = seed % 3 === 0 ? Math.round(0.05 * spokenRate) : 0;
  let phase = 0;
  let noise = seed;
  for (let index = 0; index < length; index += 1) {
    const place = (syllables * index) / length;
    const syllable = Math.floor(place);
    const vowel = vowels[(seed + syllable) % vowels.length];
    const rising = Math.sin(Math.PI * (place - syllable));
    phase += ((pitch * (1.08 - 0.1 * (index / length))) / spokenRate) * tableLength;
    const tone = vowel?.[Math.floor(phase) % tableLength] ?? 0;
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) | 0;
    const breath = index < hiss ? 0.08 * (noise / 2 ** 31) : 0;
    samples[start + index] = 0.32 * Math.sqrt(rising) * tone + breath;
  }
}

/** One period: overtones under three formants. */
function createVowel(pitch: number, seed: number): Float32Array {
  const formants = [350 + (seed % 5) * 90, 1000 + (seed % 7) * 180, 2600];
  const table = new Float32Array(tableLength);
  for (let overtone = 1; overtone * pitch < 5000; overtone += 1) {
    const frequency = overtone * pitch;
    const gain = formants.reduce(
      (sum, formant) => sum + 1 / (1 + ((frequency - formant) / 160) ** 2),
      0.03,
    );
    for (let index = 0; index < tableLength; index += 1) {
      const wave = Math.sin((2 * Math.PI * overtone * index) / tableLength + overtone ** 2);
      table[index] = (table[index] ?? 0) + gain * wave;
    }
  }
  const peak = table.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return table.map((value) => value / peak);
}

/** Of a text, a whole number of 31 bits (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x0100_0193);
  }
  return hash >>> 1;
}
