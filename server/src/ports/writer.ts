import type { LengthInMinutes } from "@hearten/contract/limits.ts";

/**
 * What a line does in the script. `opening` arrives (body, breath, place), `mind` meets what is on
 * the person's mind, `goal-1` to `goal-3` speak of a goal as already true, `said-along` is in "I" for
 * the person to say along, `close` gives the moment back.
 */
export type Role = "opening" | "mind" | "goal-1" | "goal-2" | "goal-3" | "said-along" | "close";

/** One spoken line: a sentence or two that belong to one breath. */
export interface Line {
  readonly role: Role;
  /** Plain spoken English, exactly as it is spoken and shown. */
  readonly text: string;
  /**
   * How long the silence after the line wants to be, relative to the others: 1 between two sentences
   * of a thought, 2 after a thought, 3 after a breath or what should sink in.
   */
  readonly pause: 1 | 2 | 3;
  /** Whether the line opens a paragraph of the shown text. */
  readonly startsParagraph: boolean;
  /**
   * 0 for a line without which the script does not stand; the higher, the sooner the line may go when
   * the voice turns out too slow for the length. The script still reads well after dropping all lines
   * at or above any level.
   */
  readonly expendable: 0 | 1 | 2 | 3;
}

/** The text that is spoken. */
export interface Script {
  /** Two to six words, the way a person would name it; no full stop. */
  readonly title: string;
  /** The type line, two or three words such as "Calm confidence". */
  readonly preference: string;
  readonly lines: readonly Line[];
}

/** An inspiration that the person has already. */
export interface EarlierInspiration {
  readonly title: string;
  readonly text: string;
}

export interface Commission {
  /** The inspiration's id: the same commission always gives the same script. */
  readonly id: string;
  readonly length: LengthInMinutes;
  /** None to three; blank ones count as absent. */
  readonly goals: readonly string[];
  /** What is on the person's mind. */
  readonly description: string;
  /**
   * How many words the script should have in all, from how fast the voice in use speaks. The writer
   * comes as near as whole lines allow, rather above than below: lines are dropped to fit.
   */
  readonly words: number;
  /**
   * The person's last inspirations, newest first, so that no line comes twice and two that stand
   * beside each other in a list can be told apart by their titles.
   */
  readonly earlier: readonly EarlierInspiration[];
}

/** Writes scripts. */
export interface Writer {
  /** Rejects when the writer can't be reached or its answer is unusable. */
  write(commission: Commission, signal: AbortSignal): Promise<Script>;
}
