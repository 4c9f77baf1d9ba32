/** 0 is spoken at every length, 1 from three minutes on, 2 in five minutes. */
export type Level = 0 | 1 | 2;

/** One line of a file, spoken in one breath. */
export interface StockLine {
  /** As it is spoken, but for its slots: `{Goal}`, `{wish}`, `{day}`, `{who}`, `{he}`, `{him}`, `{his}`. */
  readonly text: string;
  /** From how long a piece on it is spoken; what is said later goes sooner when time is short. */
  readonly level: Level;
  /** Its line in the file, from 1. */
  readonly at: number;
}

/** Lines that belong together, written as one thought. */
export type Movement = readonly StockLine[];

/** What is spoken of a movement at a level. */
export function linesUpTo(movement: Movement, level: Level): Movement {
  return movement.filter((line) => line.level <= level);
}
