import { createRandom } from "../random.ts";
import { type Mood, moods } from "./moods.ts";

/** One tone of the bed. */
export interface Note {
  readonly instrument: "pad" | "bell";
  /** Seconds from the beginning. */
  readonly start: number;
  /** Seconds until it has died away. */
  readonly length: number;
  /** Hertz. */
  readonly frequency: number;
  readonly gain: number;
  /** 0 is left, 1 is right. */
  readonly pan: number;
}

export interface Score {
  readonly mood: Mood;
  readonly notes: readonly Note[];
}

/** Hertz of the tonic, before the seed moves it by up to three semitones either way. */
const tonic = 110;
/** Hertz under which a tone is raised by an octave: most speakers would leave nothing of it but mud. */
const lowest = 82;
/** Seconds over which a chord melts into the next. */
export const meltSeconds = 4.5;

/** Composes a bed: mood, key, pace, voicings and bells are the seed's. */
export function compose(seed: string, seconds: number): Score {
  const random = createRandom(`bed of ${seed}`);
  const between = (low: number, high: number) => low + (high - low) * random();
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], fallback: Item) =>
    items[Math.floor(random() * items.length)] ?? fallback;

  const mood = pick(moods, moods[0] ?? noMood());
  const key = tonic * 2 ** (Math.round(between(-3, 3)) / 12);
  const notes: Note[] = [];
  const tune = (semitones: number) => key * 2 ** (semitones / 12);

  /** Where each chord begins; the last one is at home and stays to the end. */
  const starts = [0];
  const pace = between(0.9, 1.15) * mood.chordSeconds;
  for (let at = pace; at < seconds - pace; at += pace * between(0.85, 1.15)) starts.push(at);

  for (const [index, start] of starts.entries()) {
    const isLast = index === starts.length - 1;
    const chord = mood.chords[isLast ? 0 : index % mood.chords.length] ?? [];
    const end = (starts[index + 1] ?? seconds) + meltSeconds;
    // Now and then a chord leaves out one of its upper tones, or has an octave shine over the highest.
    const absent = random() < 0.3 ? 2 + Math.floor(random() * 3) : -1;
    const opens = random() < 0.6;
    for (const [tone, semitones] of chord.entries()) {
      if (tone === absent) continue;
      const isTop = tone === chord.length - 1;
      const gain = tone === 0 ? 0.65 : 0.8 / (1 + 0.15 * tone);
      const low = tune(semitones);
      const frequency = low < lowest ? 2 * low : low;
      const span = {
        instrument: "pad",
        start: start === 0 ? 0 : start + between(-0.8, 0.8),
        length: end - start,
      } as const;
      for (const side of [-1, 1]) {
        const detuned = frequency * 2 ** ((side * between(2, 5)) / 1200);
        const pan = 0.5 + side * (tone === 0 ? 0.1 : between(0.1, 0.3));
        notes.push({ ...span, frequency: detuned, gain, pan });
      }
      if (isTop && opens) {
        notes.push({ ...span, frequency: 2 * frequency, gain: 0.3 * gain, pan: between(0.3, 0.7) });
      }
    }
  }

  if (mood.bellEvery !== null) {
    let at = between(4, mood.bellEvery);
    while (at < seconds - 7) {
      const count = 1 + Math.floor(random() * 3);
      let when = at;
      for (let bell = 0; bell < count && when < seconds - 6; bell += 1) {
        const octave = random() < 0.7 ? 24 : 36;
        notes.push({
          instrument: "bell",
          start: when,
          length: 6,
          frequency: tune(pick(mood.bells, 0) + octave),
          gain: between(0.22, 0.42) * (octave === 36 ? 0.6 : 1),
          pan: between(0.2, 0.8),
        });
        when += between(0.7, 2.2);
      }
      at = when + mood.bellEvery * between(0.6, 1.4);
    }
  }
  return { mood, notes };
}

function noMood(): never {
  throw new Error("there are no moods to compose from");
}
