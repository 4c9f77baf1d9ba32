// The same shapes as those of the server's port for writers, which the composed writer's adapter holds to each other:
// a port must not follow from one of its adapters, nor this workspace from the server.

/**
 * What a line does in the script. `opening` arrives (body, breath, place), or is one with the breath
 * later on. `mind` answers what is on the person's mind. `goal-1` to `goal-3` speak of a goal: mostly
 * as what the person wants, or as already true where the reading allows it. `said-along` uses "I", so
 * that the person can say it along. `close` ends the script.
 */
export type Role = "opening" | "mind" | "goal-1" | "goal-2" | "goal-3" | "said-along" | "close";

/** One spoken line: one or two sentences, spoken in one breath. */
export interface Line {
  readonly role: Role;
  /** Plain spoken English, exactly as it is spoken and shown. */
  readonly text: string;
  /**
   * The weight of the silence after the line, relative to the others: 1 between two sentences of one
   * thought, 2 after a thought, 3 after a breath or a movement.
   */
  readonly pause: 1 | 2 | 3;
  /** Whether the line starts a paragraph of the shown text. */
  readonly startsParagraph: boolean;
  /**
   * 0 for a line that the script needs. Lines with higher numbers are dropped first when the voice is
   * too slow for the length. The script still reads well without all lines at or above any level.
   */
  readonly expendable: 0 | 1 | 2 | 3;
  /**
   * Whether it holds something of the description, such as a thing or a day that it names. Only the composed writer
   * says so.
   */
  readonly holdsWords?: boolean | undefined;
}

/** The text that is spoken. */
export interface Script {
  /** Two to six words, as a person would name it, without a full stop. */
  readonly title: string;
  /** The type line, two to four words such as "Calm confidence". */
  readonly preference: string;
  readonly lines: readonly Line[];
}
