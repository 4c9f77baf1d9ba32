import type { GoalKindName } from "./goal-kind.ts";
import type { Passage } from "./passage.ts";

/**
 * What themes have in common: an hour to show oneself lies ahead, too much to carry, an ache, an alarm, friction with
 * somebody, measuring oneself, something open (a choice, an answer, a beginning), or something bright.
 */
export type ThemeGroup =
  | "ahead"
  | "load"
  | "ache"
  | "alarm"
  | "friction"
  | "measure"
  | "open"
  | "bright";

/** What a person's text can be about, with everything the voice has to say to it. */
export interface Theme {
  readonly name: string;
  /** Null for the theme of whatever no other recognises. */
  readonly group: ThemeGroup | null;
  /** What in a cleaned text tells of this theme. Global, so that the signs can be counted. */
  readonly signs: RegExp;
  /** How much one sign counts: a circumstance (3) is more telling than a mood (2). */
  readonly weight: 1 | 2 | 3;
  /** Fills `{thing}`: the word that was found, by the word to say; `""` is for any other. */
  readonly things: Readonly<Record<string, string>>;
  /** The kinds of goals that are nearest to this, the nearest first. */
  readonly near: readonly GoalKindName[];
  /** The kinds of goals that this makes sore: they are left in peace, and their words aren't said. */
  readonly sore?: readonly GoalKindName[];
  /** Meets the person where they are. */
  readonly meet: readonly Passage[];
  /** Turns from there towards what is already theirs. */
  readonly turn: readonly Passage[];
  /** Ties a goal that has just been told to what is on the mind. */
  readonly tie: readonly Passage[];
  /** To say along, in "I". */
  readonly along: readonly string[];
  /** Last lines, which give the moment back. */
  readonly close: readonly string[];
  /** `{where}` is filled by the image: "by the water". */
  readonly titles: readonly string[];
  readonly preferences: readonly string[];
}
