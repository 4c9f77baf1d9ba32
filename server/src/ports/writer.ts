import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import type { Reading } from "@hearten/reading/reading.ts";

/** The parts of a script that speak of a goal, by the goal's place. */
export const goalRoles = ["goal-1", "goal-2", "goal-3"] as const;

/** What a line may do in the script. */
export const roles = ["opening", "mind", ...goalRoles, "said-along", "close"] as const;

/**
 * What a line does in the script. `opening` arrives (body, breath, place), or is one with the breath
 * later on. `mind` answers what is on the person's mind. `goal-1` to `goal-3` speak of a goal: mostly
 * as what the person wants, or as already true where the reading allows it. `said-along` uses "I", so
 * that the person can say it along. `close` ends the script.
 */
export type Role = (typeof roles)[number];

/** One spoken line: one or two sentences, spoken in one breath. */
export interface Line {
  readonly role: Role;
  /** Plain spoken English, exactly as it is spoken and shown. */
  readonly text: string;
  /**
   * The weight of the silence after the line, relative to the others: 1 between two sentences of one
   * thought, 2 after a thought, 3 after a breath or after words that need time.
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

/** The writer of what was written in this house, by people: the composed writer's scripts and the pieces of care. */
export const ownName = "Hearten";

/** The text that is spoken. */
export interface Script {
  /** Two to six words, as a person would name it, without a full stop. */
  readonly title: string;
  /** The type line, two to four words such as "Calm confidence". */
  readonly preference: string;
  readonly lines: readonly Line[];
  /** Who has written it, as people read it: `ownName`, or the name of a model. */
  readonly writtenBy: string;
}

/**
 * How many of a person's last inspirations a writer is told of. The composed writer has the same number: what was heard
 * longer ago is fresh to it again (`memory`, writer/src/compose/choose-movement.ts).
 */
export const rememberedInspirations = 30;

/** An inspiration that the person already has. */
export interface EarlierInspiration {
  readonly title: string;
  readonly text: string;
  /** Whether it answered words that speak of harm, or may do so. Nobody else may learn that it exists. */
  readonly answersHarm: boolean;
}

export interface Commission {
  /** The inspiration's id, the seed: the same commission always gives the same script. */
  readonly id: string;
  readonly length: LengthInMinutes;
  /** Zero to three. Blank goals are ignored. */
  readonly goals: readonly string[];
  /** What is on the person's mind. */
  readonly description: string;
  /**
   * What was understood of goals and description. A writer may say back, or tell as true, only what is certain in it.
   */
  readonly reading: Reading;
  /**
   * How many words the script should have. It depends on the speed of the voice. The writer comes as
   * close as whole lines allow, and rather above than below, because lines can be dropped.
   */
  readonly words: number;
  /**
   * The person's last inspirations, newest first, `rememberedInspirations` at most: no title of them is given again, and no
   * line is repeated, by a model none of the last ten.
   */
  readonly earlier: readonly EarlierInspiration[];
}

/** Writes scripts. */
export interface Writer {
  /**
   * Writes one script. Rejects when the writer is out of reach or its answer can't be used.
   *
   * @param onLine may get lines before the script is finished. The script will probably have these lines, in this
   *   order, and others. A writer need not call it
   */
  write(commission: Commission, onLine: (line: Line) => void, signal: AbortSignal): Promise<Script>;
}
