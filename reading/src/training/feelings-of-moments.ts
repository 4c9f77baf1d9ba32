import type { Feeling, Moment } from "../reading.ts";

type Shares = Readonly<Partial<Record<Feeling, number>>>;

/** How somebody in a moment feels, in shares: guessed, and held against the days, whose authors said it for certain. */
export const feelingsOfMoments: Readonly<Record<Moment, Shares>> = {
  annoyance: { angry: 0.8, weary: 0.1, open: 0.1 },
  beginning: { bright: 0.4, tense: 0.3, open: 0.3 },
  choice: { tense: 0.5, open: 0.5 },
  contentment: { open: 0.7, bright: 0.3 },
  failure: { heavy: 0.6, low: 0.4 },
  fun: { bright: 1 },
  guilt: { heavy: 0.7, low: 0.3 },
  hurt: { heavy: 0.5, angry: 0.3, low: 0.2 },
  illness: { heavy: 0.6, tense: 0.2, weary: 0.2 },
  injustice: { angry: 1 },
  lapse: { low: 0.6, heavy: 0.4 },
  longing: { low: 0.8, heavy: 0.1, open: 0.1 },
  love: { bright: 1 },
  lowness: { low: 1 },
  mixed: { open: 0.5, heavy: 0.3, bright: 0.2 },
  mourning: { heavy: 1 },
  nerves: { tense: 1 },
  nothing: { open: 1 },
  overload: { weary: 0.8, tense: 0.2 },
  parting: { heavy: 0.7, low: 0.3 },
  relief: { bright: 0.9, open: 0.1 },
  "self-doubt": { low: 0.8, tense: 0.2 },
  standstill: { low: 0.7, weary: 0.3 },
  success: { bright: 1 },
  tiredness: { weary: 1 },
  waiting: { tense: 0.7, open: 0.3 },
  wonder: { open: 0.7, bright: 0.3 },
  worry: { tense: 0.7, heavy: 0.3 },
};
