/** Semitones over the tonic of each tone of a chord, the bass first. */
type Chord = readonly number[];

/** What a bed is composed from. */
export interface Mood {
  readonly name: string;
  /** Chords in order, over and over; the first is where the music is at home. */
  readonly chords: readonly Chord[];
  /** Semitones over the tonic that the bells may sound, an octave or two higher. */
  readonly bells: readonly number[];
  /** Seconds from one bell phrase to the next, about; null for a mood without bells. */
  readonly bellEvery: number | null;
  /** Seconds of a chord, about. */
  readonly chordSeconds: number;
  /** Hertz up to which the pads are open, about. */
  readonly brightness: number;
  /** How the air moves: seconds of a wave, about. */
  readonly waveSeconds: number;
  /** Loudness of the air against the pads, dB. */
  readonly air: number;
}

/**
 * Chords are open voicings whose upper tones move little, with ninths and sevenths in place of
 * leading tones: nothing that asks to be resolved while someone is speaking. No two tones of a
 * chord are a semitone apart.
 */
export const moods: readonly Mood[] = [
  {
    name: "dawn",
    chords: [
      [0, 7, 14, 16, 19],
      [-3, 4, 12, 16, 19],
      [-7, 5, 12, 16, 19],
      [-5, 7, 12, 14, 19],
    ],
    bells: [0, 2, 4, 7, 9],
    bellEvery: 9,
    chordSeconds: 11,
    brightness: 1500,
    waveSeconds: 11,
    air: -21,
  },
  {
    name: "lake",
    chords: [
      [0, 7, 14, 16, 23],
      [-8, 4, 11, 14, 19],
      [-3, 4, 12, 14, 19],
      [-7, 0, 9, 16, 19],
    ],
    bells: [2, 4, 7, 11, 14],
    bellEvery: 13,
    chordSeconds: 13,
    brightness: 1200,
    waveSeconds: 9,
    air: -17,
  },
  {
    name: "evening",
    chords: [
      [0, 7, 15, 17, 22],
      [-7, 5, 12, 19, 21],
      [-2, 5, 10, 14, 17],
      [0, 7, 12, 15, 19],
    ],
    bells: [0, 3, 5, 7, 10],
    bellEvery: 16,
    chordSeconds: 14,
    brightness: 1000,
    waveSeconds: 14,
    air: -22,
  },
  {
    name: "meadow",
    chords: [
      [0, 7, 12, 16, 19],
      [0, 5, 9, 17, 21],
      [0, 9, 12, 16, 21],
      [0, 7, 14, 17, 19],
    ],
    bells: [0, 4, 7, 9, 12],
    bellEvery: 7,
    chordSeconds: 10,
    brightness: 1700,
    waveSeconds: 16,
    air: -23,
  },
  {
    name: "shore",
    chords: [
      [0, 7, 12, 14, 19],
      [-2, 5, 12, 14, 17],
      [-7, 5, 9, 12, 19],
      [0, 7, 12, 16, 19],
    ],
    bells: [0, 2, 5, 7, 9],
    bellEvery: null,
    chordSeconds: 12,
    brightness: 1200,
    waveSeconds: 8,
    air: -13,
  },
  {
    name: "high country",
    chords: [
      [0, 7, 16, 18, 23],
      [-3, 4, 12, 16, 19],
      [-5, 7, 11, 14, 21],
      [-7, 5, 12, 16, 21],
    ],
    bells: [2, 4, 6, 7, 11],
    bellEvery: 11,
    chordSeconds: 12,
    brightness: 1400,
    waveSeconds: 13,
    air: -19,
  },
];
