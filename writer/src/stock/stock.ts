import type { Case } from "@hearten/reading/cases.ts";
import type { Circumstance } from "@hearten/reading/circumstances.ts";
import type { Point } from "@hearten/reading/points.ts";
import {
  type Demand,
  type Feeling,
  type GoalKind,
  type Moment,
  type Need,
  type Theme,
  feelings,
} from "@hearten/reading/reading.ts";
import type { Experience } from "../relevance/experience.ts";
import type { Relevance } from "../relevance/relevance-model.ts";
import type { Movement } from "./movement.ts";

/** Where a text of the stock comes from. */
export interface Source {
  /** The file's path within the stock. */
  readonly file: string;
  /** The line on which it begins, from 1. */
  readonly at: number;
}

/** The feeling that an arc is for; mixed, where something good and something hard stand side by side. */
export const lights = [...feelings, "mixed"] as const;
export type Light = (typeof lights)[number];

/** The lights of replies: of a good day, a hard one, one with both, and one of which not even that is known. */
export const repliedTo = ["bright", "heavy", "mixed", "open"] as const satisfies readonly Light[];
export type ReplyLight = (typeof repliedTo)[number];

/** One thought, with a key sentence that returns at the end. */
export interface Thought {
  readonly source: Source;
  readonly theme: Theme;
  readonly light: Light;
  readonly time: "ahead" | "now" | "behind" | "any";
  readonly asks: readonly Demand[];
  readonly title: string;
  /** What kind of piece it makes, in two to four words: "Quiet ease". */
  readonly preference: string;
  readonly meet: Movement;
  readonly turn: Movement;
  /** In "I". */
  readonly along: Movement;
  readonly close: Movement;
}

/** Few words for somebody whose own have just been said. */
export interface Reply extends Thought {
  /** `replies/<name>`, as its file is named. */
  readonly name: string;
  readonly light: ReplyLight;
  /** The moment that it is for; null where it is for a mood, whatever the moment, or for a circumstance. */
  readonly moment: Moment | null;
  /** The circumstance that it is for; null where it is for any. */
  readonly circumstance: Circumstance | null;
  /** The case of the circumstance that it is for; null where it is for each of them. */
  readonly case: Case | null;
  /** What it gives to somebody who asks for it; null where it answers what happened, or how they feel. */
  readonly need: Need | null;
  /** Whether it may be said to somebody of whom nothing is understood: it does good after a triumph, and in danger. */
  readonly isForAnybody: boolean;
}

/** A thought for one situation. */
export interface Arc extends Thought {
  /** How a goal that is told as a fact is tied to the thought; `{Goal}` stands in the first line. */
  readonly goals: readonly Movement[];
  /** `<theme>/<name>`, as its file is named. */
  readonly name: string;
  /** The situation, in sentences that somebody in it might write. */
  readonly when: readonly string[];
  /** The moment that it is for, whatever it is about; null where it is for a situation, or for anybody. */
  readonly moment: Moment | null;
  /** Themes beside which it would hurt or mock. */
  readonly not: readonly Theme[];
  /** Whether it is for everybody whom the theme fits, whatever their situation is. */
  readonly isPlain: boolean;
  /** Whether it is for somebody who wrote next to nothing: it says so, in one way or another. */
  readonly isBrief: boolean;
}

/** A movement that stands for itself, whatever arc it is spoken in. */
export interface NamedMovement {
  readonly source: Source;
  readonly name: string;
  /** The feelings that it fits. */
  readonly lights: readonly Feeling[] | "any";
  readonly asks: readonly Demand[];
  readonly lines: Movement;
}

/** Goals that aren't told as facts, as wishes; `{wish}` stands in the first line. */
export interface Wishes {
  readonly first: readonly NamedMovement[];
  /** In place of these for one that has nothing to do with what is on the mind. */
  readonly apart: readonly NamedMovement[];
  /** For each further one, a line. */
  readonly next: readonly NamedMovement[];
}

/** The meanings of an arc, each of length 1; null where one isn't known. */
export interface ArcMeanings {
  readonly when: readonly Float32Array[];
  readonly meet: Float32Array | null;
  readonly situation: Float32Array | null;
}

/** What is said, as its authors wrote it. */
export interface Stock {
  readonly arcs: readonly Arc[];
  readonly replies: readonly Reply[];
  /** A goal of the kind told as a fact, when it leads; `{Goal}` stands in the first line. */
  readonly goals: ReadonlyMap<GoalKind, readonly NamedMovement[]>;
  /** What is said to somebody who makes a point in passing. */
  readonly remarks: ReadonlyMap<Point, readonly NamedMovement[]>;
  /** A goal told as a fact that today has shown; `{Goal}` stands in the first line. */
  readonly shown: readonly NamedMovement[];
  readonly wishes: Wishes;
  readonly arrivals: readonly NamedMovement[];
  /** Things that the person wrote of, named before the thought of the day; `{Things}` or `{things}` stands in the first line. */
  readonly namings: readonly NamedMovement[];
  /** Things that somebody glad wrote of, to be remembered with the rest; `{Things}` or `{things}` stands in the first line. */
  readonly keepsakes: readonly NamedMovement[];
  /**
   * What the person wrote, said back before the thought of the day; `{Said}`, or `{said}` within a sentence, stands in the
   * first line; `{Then}` for what they wrote right after it, or `{later}` for what they wrote further on.
   */
  readonly restatements: readonly NamedMovement[];
  readonly breaths: readonly NamedMovement[];
  /** Said when goals are not to be told today. */
  readonly rests: readonly NamedMovement[];
  readonly stillness: readonly NamedMovement[];
  /** In place of stillness, for whoever wants to get going or to be braver. */
  readonly wakings: readonly NamedMovement[];
  /** Invitations to say the next lines along. */
  readonly invitations: readonly NamedMovement[];
  /** A goal told in passing, beside the one that leads; `{Goal}` or `{goal}` stands in each. */
  readonly asides: readonly NamedMovement[];
  /** Plain titles, a line each, for when an arc's own was given already. */
  readonly titles: readonly NamedMovement[];
  /**
   * The meaning of a sentence of a `when`, of what an arc says of the day, or under the arc's name of its situation; null
   * when none is known.
   */
  readonly meaningOf: (sentence: string) => Int8Array | null;
  readonly meaningsOf: (arc: Arc) => ArcMeanings;
  /** How probable each moment is for whom an arc is written. */
  readonly momentsOf: (arc: Arc) => Partial<Record<Moment, number>>;
  readonly relevance: Relevance;
  readonly relevanceOfReply: Relevance;
  /** How much more a reply was worth to the people who graded it than another that fits as well. */
  readonly appealOf: (reply: Reply) => number;
  /** What an arc was worth to the people who graded it. */
  readonly experienceOf: (arc: Arc) => Experience;
}
