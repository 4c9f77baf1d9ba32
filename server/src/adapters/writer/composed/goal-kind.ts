import type { Passage } from "./passage.ts";

const goalKindNames = [
  "speaking",
  "boundaries",
  "quitting",
  "money",
  "sleep",
  "love",
  "children",
  "family",
  "friends",
  "creative",
  "playing",
  "study",
  "work",
  "movement",
  "body",
  "home",
  "travel",
  "calm",
  "self",
  "routine",
  "giving",
  "tender",
  "general",
] as const;
export type GoalKindName = (typeof goalKindNames)[number];

/** A kind of goal, with what the voice has to say to it. */
export interface GoalKind {
  readonly name: GoalKindName;
  readonly signs: RegExp;
  /** Stands for a goal that can't be told in the person's own words. */
  readonly instead: readonly Passage[];
  /** Follows the goal, just told. */
  readonly follow: readonly Passage[];
  /** Small scenes from a life in which the goal is true; they follow it in a long script. */
  readonly scene: readonly Passage[];
  /** To say along, in "I", for a goal that can't be told in the person's own words. */
  readonly along: readonly string[];
}
