import { readingOf } from "@hearten/reading/reading.fixture.ts";
import type {
  Feeling,
  GoalKind,
  GoalReading,
  Mood,
  Reading,
  Theme,
} from "@hearten/reading/reading.ts";

/** A reading of nothing in particular, but for what is given. */
export function makeReading(given: Partial<Reading> = {}): Reading {
  return readingOf({ goals: [null, null, null], ...given });
}

/** A mood that is this probable, and the others alike. */
export function makeMood(mood: Mood, probability = 0.9): Reading["mood"] {
  const rest = (1 - probability) / 3;
  return { glad: rest, hard: rest, mixed: rest, plain: rest, [mood]: probability };
}

/** What somebody with the theme on their mind most likely feels. */
export function feelingOf(theme: Theme): Feeling {
  const feelings: Partial<Record<Theme, Feeling>> = {
    angry: "angry",
    calm: "open",
    conflict: "angry",
    exam: "tense",
    gratitude: "bright",
    grief: "heavy",
    joy: "bright",
    overwhelm: "tense",
    presentation: "tense",
    proud: "bright",
    sad: "low",
    sleepless: "weary",
    tired: "weary",
    worry: "tense",
  };
  return feelings[theme] ?? "open";
}

/** A goal that has to do with the day. */
export function makeTold(kind: GoalKind, clause: string, isSore = false): GoalReading {
  return {
    kind,
    told: { you: `You ${clause}.`, i: `I ${clause.replaceAll("your", "my")}.` },
    wish: `to ${clause}`,
    isSore,
    bearing: 0.85,
    isShown: false,
  };
}

export function makeUntold(kind: GoalKind, isSore = false): GoalReading {
  return { kind, told: null, wish: null, isSore, bearing: 0.85, isShown: false };
}

/** A goal that can be told as what the listener wants: "to pass the bar". */
export function makeWanted(wish: string, given: Partial<GoalReading> = {}): GoalReading {
  return { ...makeUntold("general"), wish, ...given };
}
