import type { Commission, Line } from "../../ports/writer.ts";
import { heardLately } from "../script-policy.ts";
import { holdGoal, type PlannedPart } from "./plan-script.ts";

/** A line that can't be spoken, and why. */
export interface LineToRepair {
  readonly role: Line["role"];
  /** The line as it was written; null for one that is missing. */
  readonly instead: string | null;
  readonly because: string;
}

/**
 * What a model is told of the person: data, as JSON.
 *
 * @param repair the lines that are to be written anew; null when all are to be written
 */
export function toContent(
  { goals, description, reading, words, earlier }: Commission,
  plan: readonly PlannedPart[],
  repair: readonly LineToRepair[] | null,
): string {
  const heard = earlier.filter(({ answersHarm }) => !answersHarm).slice(0, heardLately);
  const content = {
    onTheirMind: description,
    goals: goals.flatMap((text, index) => {
      const goal = reading.goals[index] ?? null;
      return goal === null ? [] : { role: `goal-${index + 1}`, text, held: holdGoal(goal) };
    }),
    read: {
      about: reading.themes.map(({ theme }) => theme),
      feeling: reading.feeling,
      asksFor: reading.need,
      isAhead: reading.time === null ? "not certain" : reading.time === "ahead",
      day: reading.day,
      neverAskFor: reading.spared,
    },
    lines: plan,
    wordsInAll: words,
    keepAwayFrom: {
      titles: heard.map(({ title }) => title),
      firstLines: heard.map(({ text }) => firstSentence(text)),
      lastLines: heard.map(({ text }) => lastSentence(text)),
    },
    ...(repair === null ? {} : { repair }),
  };
  return JSON.stringify(content, null, 1);
}

const toSentences = (text: string) => text.split(/(?<=[.?!])\s+/u);
const firstSentence = (text: string) => toSentences(text)[0] ?? "";
const lastSentence = (text: string) => toSentences(text).at(-1) ?? "";
