import type { Case } from "./cases.ts";
import type { Circumstance } from "./circumstances.ts";
import type { Point } from "./points.ts";

/** What a text may be about. `general` is no theme: it says that none was found. */
export const themes = [
  "addiction",
  "ageing",
  "angry",
  "betrayal",
  "body-image",
  "breakup",
  "calm",
  "caring",
  "comparison",
  "competition",
  "conflict",
  "creative-block",
  "decision",
  "doubt",
  "exam",
  "fear",
  "friendship",
  "gratitude",
  "grief",
  "health",
  "hope",
  "identity",
  "infertility",
  "interview",
  "job-loss",
  "joy",
  "lonely",
  "love",
  "migration",
  "mistake",
  "money",
  "moving",
  "new-beginning",
  "numb",
  "overwhelm",
  "parenting",
  "peril",
  "pregnancy-loss",
  "presentation",
  "procrastination",
  "proud",
  "sad",
  "shame",
  "sleepless",
  "stuck",
  "tired",
  "unfairness",
  "waiting",
  "work",
  "world",
  "worry",
  "general",
] as const;
export type Theme = (typeof themes)[number];

/** How somebody seems to feel. */
export const feelings = ["tense", "heavy", "weary", "angry", "low", "open", "bright"] as const;
export type Feeling = (typeof feelings)[number];
/** Those of a day on which something weighs, however it does. */
export const hardFeelings: readonly Feeling[] = ["tense", "heavy", "weary", "angry", "low"];

/**
 * How a friend would answer a day at first: be glad, be sorry, see both, or neither, since it is an ordinary one or an
 * open question.
 */
export const moods = ["glad", "hard", "mixed", "plain"] as const;
export type Mood = (typeof moods)[number];

/** What a moment is like, and so what kind of answer it asks for, whatever it is about. `docs/writing.md` tells them apart. */
export const moments = [
  "contentment",
  "success",
  "fun",
  "love",
  "mixed",
  "mourning",
  "parting",
  "longing",
  "injustice",
  "hurt",
  "guilt",
  "lapse",
  "failure",
  "nerves",
  "waiting",
  "choice",
  "tiredness",
  "overload",
  "lowness",
  "standstill",
  "self-doubt",
  "worry",
  "illness",
  "beginning",
  "relief",
  "annoyance",
  "wonder",
  "nothing",
] as const;
export type Moment = (typeof moments)[number];
/** Those of a good day. */
export const gladMoments: readonly Moment[] = ["success", "fun", "love", "relief", "contentment"];

/**
 * How a goal stands to the day: told as true it would hurt (`sore`) or come too soon, as that is being decided (`open`);
 * the day has shown that it is so (`true`); it is of the day's matter, and strengthens (`helps`); it has nothing to do
 * with it (`apart`).
 */
export const standings = ["sore", "open", "true", "helps", "apart"] as const;
export type Standing = (typeof standings)[number];

/** What a goal is of. `general` is none of the others. */
export const goalKinds = [
  "body",
  "movement",
  "sleep",
  "calm",
  "self",
  "speaking",
  "boundaries",
  "work",
  "business",
  "money",
  "home",
  "study",
  "creative",
  "playing",
  "routine",
  "quitting",
  "friends",
  "love",
  "family",
  "children",
  "giving",
  "travel",
  "faith",
  "language",
  "healing",
  "general",
] as const;
export type GoalKind = (typeof goalKinds)[number];

export const harmKinds = ["suicide", "self-harm", "violence", "eating", "other"] as const;
export type HarmKind = (typeof harmKinds)[number];

/** What could be asked of a listener, and may be beyond one. */
export const demands = [
  "walking",
  "standing",
  "seeing",
  "hearing",
  "hands",
  "lying",
  "water",
  "outdoors",
] as const;
export type Demand = (typeof demands)[number];

/** What somebody may ask to be given: something that gets them going, that makes them brave, or calm, something kind, or company. */
export const needs = ["push", "courage", "calm", "kindness", "company"] as const;
export type Need = (typeof needs)[number];

/** Whether a text speaks of harm to somebody. It is a guess with known errors, and no diagnosis. */
export type Harm =
  | { readonly level: "none"; readonly kind: null }
  | { readonly level: "unsure" | "certain"; readonly kind: HarmKind };

/** Somebody whom the text names, and whose words are certain: "your daughter", "she". */
export interface NamedPerson {
  /** "your daughter" */
  readonly who: string;
  /** "she" */
  readonly he: string;
  /** "her" */
  readonly him: string;
  /** "her", before a noun */
  readonly his: string;
}

/** Sentences of what somebody wrote, in their own person and words, as a voice says them, without their ends. */
export interface Quotation {
  /** A breath each. */
  readonly breaths: readonly string[];
  /** What a minute holds of it beside few other words, a breath each; empty where that would be cut in the middle. */
  readonly short: readonly string[];
  /** What a single breath holds of it; null where that would be cut in the middle. */
  readonly brief: string | null;
}

/** Sentences that somebody wrote, as they may be said back to them: turned to "you", without an end. */
export interface Restatement {
  /** "You got picked for the under sixteens" */
  readonly said: string;
  /** What they wrote right after it, a breath each, of which nothing is left out. It may point at what was said before. */
  readonly following: readonly string[];
  /** In their place, what they wrote further on: "you still can't stop grinning". It can follow on "that". */
  readonly later: string | null;
  /** What of it is said in a single breath: that which holds most of the point, or both where they are short. */
  readonly brief: string;
}

/** The one thing of which a text certainly speaks that takes place or is worked at: an interview, a wedding, a thesis. */
export interface Occasion {
  /** As the listener hears it: "the interview", "your birthday", "Leo's first day", "Eid". */
  readonly what: string;
  /** Whether it is still to come, or over; null where that is not certain. */
  readonly time: "ahead" | "behind" | null;
  /** "tomorrow", "on Friday": when it will be; null when it is not ahead, or no one day is named. */
  readonly day: string | null;
  /** What the listener did with it for certain: "passed", "won", "finished", "got". */
  readonly done: string | null;
}

export interface ToldGoal {
  /** A sentence about the listener, such as "You run your own studio.". */
  readonly you: string;
  /** The same said by the listener: "I run my own studio.". */
  readonly i: string;
}

export interface GoalReading {
  readonly kind: GoalKind;
  /** The goal as a fact; null where the grammar is not certain, today may contradict it, or it or what is on the mind is not in English. */
  readonly told: ToldGoal | null;
  /** The goal as what the person wants, to be said after "You want": "to pass the bar". Null where that isn't certain. */
  readonly wish: string | null;
  /** Whether what is on the mind contradicts the goal, or would make it painful to hear it told as true. */
  readonly isSore: boolean;
  /** How probably it has to do with what is on the mind without being hurt by it: from 0 to 1. */
  readonly bearing: number;
  /** Whether today has shown it to be so. */
  readonly isShown: boolean;
}

/** Dimensions of a meaning. */
export const meaningSize = 384;

/** What was understood of a commission. */
export interface Reading {
  /** ISO 639-1 of the description, "en" where it is too short to tell. */
  readonly language: string;
  /** How many words the description has. */
  readonly words: number;
  /** The gravest of the description and the goals. */
  readonly harm: Harm;
  /** Of the description: the likely ones, the likeliest first; empty when none is likely. */
  readonly themes: readonly { readonly theme: Theme; readonly probability: number }[];
  readonly feeling: Feeling;
  /** All of them, the likeliest first. */
  readonly feelings: readonly { readonly feeling: Feeling; readonly probability: number }[];
  /** How probable each is; together 1. */
  readonly mood: Readonly<Record<Mood, number>>;
  /** What kind of moment it is; the likeliest first, and only the likely ones. */
  readonly moments: readonly { readonly moment: Moment; readonly probability: number }[];
  /** What it is about, where that is one of the common things; the likeliest first, and only the likely ones. */
  readonly circumstances: readonly {
    readonly circumstance: Circumstance;
    readonly probability: number;
  }[];
  /**
   * The cases of these circumstances, the likeliest first: how probable each is if it is of its circumstance. Only the likely
   * ones.
   */
  readonly cases: readonly { readonly case: Case; readonly probability: number }[];
  /** What is said in passing and wants an answer of its own; the likeliest first, and only the likely ones. */
  readonly points: readonly { readonly point: Point; readonly probability: number }[];
  /** Whether what it is about is still to come, or is over; null when that is not certain. */
  readonly time: "ahead" | "behind" | null;
  /** "tomorrow", "tonight", "on Friday": when it will be; null when no one day is named. */
  readonly day: string | null;
  readonly person: NamedPerson | null;
  /** Things that the description names for certain, as the listener hears them: "your old car", "seven tiles". */
  readonly things: readonly string[];
  /** What of the description may be said back to the listener; null where nothing is certain. */
  readonly restatement: Restatement | null;
  /** What of it may be quoted to the listener; null where nothing may. */
  readonly quotation: Quotation | null;
  /** What of it may be quoted where harm is unsure: only sentences that speak of none. Null where nothing may. */
  readonly harmless: Quotation | null;
  /** Null where none is certain, or several compete. */
  readonly occasion: Occasion | null;
  /** What the description asks for; null where it asks for nothing for certain. */
  readonly need: Need | null;
  /** One for each of the goals, in their order; null for a blank one. */
  readonly goals: readonly (GoalReading | null)[];
  /** What must not be asked of this person. */
  readonly spared: readonly Demand[];
  /** The meaning of the description, a vector of `meaningSize` whole numbers from -127 to 127; none of one that is blank or not in English. */
  readonly meaning: readonly number[];
  /** The meanings of its sentences, where it has several and a meaning itself. */
  readonly sentences: readonly (readonly number[])[];
}

/** What is told only of a description in English, where nothing is told. */
export const nothingTold = {
  points: [],
  time: null,
  day: null,
  person: null,
  things: [],
  restatement: null,
  quotation: null,
  harmless: null,
  occasion: null,
  need: null,
  meaning: [],
  sentences: [],
} as const satisfies Partial<Reading>;

/** What is told only of a description in English. */
export type ToldOfEnglish = Pick<Reading, keyof typeof nothingTold>;
