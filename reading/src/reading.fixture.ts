import { type GoalReading, type Reading, nothingTold } from "./reading.ts";

/** A reading in which nothing was understood, but for what is given. */
export function readingOf(given: Partial<Reading> = {}): Reading {
  return {
    language: "en",
    words: 0,
    harm: { level: "none", kind: null },
    themes: [],
    feeling: "open",
    feelings: [{ feeling: given.feeling ?? "open", probability: 1 }],
    mood: { glad: 0, hard: 0, mixed: 0, plain: 1 },
    moments: [],
    circumstances: [],
    cases: [],
    ...nothingTold,
    goals: [],
    spared: [],
    ...given,
  };
}

/** A goal that may be told as true. */
export function toldGoal(
  you: string,
  i: string,
  kind: GoalReading["kind"] = "general",
): GoalReading {
  return {
    kind,
    told: { you, i },
    wish: null,
    isSore: false,
    bearing: 0.85,
    isShown: false,
  };
}
