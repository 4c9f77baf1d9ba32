import type { GoalKind, Moment, Mood, Reading, Theme } from "@hearten/reading/reading.ts";
import { compose } from "../compose/compose.ts";
import type { Length } from "../compose/order.ts";
import { feelingOf, makeMood, makeReading, makeTold } from "../compose/reading.fixture.ts";
import { createSeededRandom } from "../compose/seeded-random.ts";
import type { Script } from "../script.ts";
import { lightOfMoment } from "../stock/light-of-moment.ts";
import type { ReplyLight, Stock } from "../stock/stock.ts";

/** Somebody who listens every day. */
export interface DailyListener {
  readonly name: string;
  /** What is on their mind, the day's drawn from these; null for nothing in particular. */
  readonly themes: readonly (Theme | null)[];
  /** What their days are like, one after the other, where no theme says what they write of. */
  readonly moments?: readonly Moment[];
  readonly goals: readonly (readonly [GoalKind, string])[];
  readonly lengths: readonly Length[];
}

export const listeners: readonly DailyListener[] = [
  {
    name: "grieves, and lives on",
    themes: ["grief", "grief", "grief", "sad", "sleepless", "lonely", "tired", "gratitude"],
    goals: [
      ["family", "call your sister every Sunday"],
      ["sleep", "sleep through the night"],
      ["movement", "walk an hour a day"],
    ],
    lengths: [3],
  },
  {
    name: "studies",
    themes: ["exam", "procrastination", "doubt", "comparison", "tired", "friendship", "joy", null],
    goals: [
      ["study", "finish your degree"],
      ["routine", "get up at seven"],
      ["friends", "make time for your friends"],
    ],
    lengths: [1, 3],
  },
  {
    name: "works too much",
    themes: [
      "work",
      "work",
      "overwhelm",
      "tired",
      "sleepless",
      "conflict",
      "presentation",
      "proud",
    ],
    goals: [
      ["speaking", "speak up in meetings"],
      ["business", "run your own studio"],
      ["sleep", "sleep eight hours"],
    ],
    lengths: [1, 3, 5],
  },
  {
    name: "cares for a family",
    themes: ["parenting", "caring", "worry", "money", "tired", "love", "angry", "hope"],
    goals: [
      ["children", "have patience with your children"],
      ["money", "pay every bill on time"],
      ["calm", "keep calm at home"],
    ],
    lengths: [3, 5],
  },
  {
    name: "just listens",
    themes: [null, null, "calm", "gratitude", "joy", "hope", "decision", "world"],
    goals: [
      ["creative", "paint every week"],
      ["giving", "help at the food bank"],
      ["travel", "see a new place each year"],
    ],
    lengths: [5],
  },
  {
    name: "writes what nobody can sort",
    themes: [null],
    moments: ["failure", "worry", "parting", "success", "fun", "mixed", "wonder"],
    goals: [
      ["study", "learn the accordion"],
      ["home", "live by the sea"],
      ["money", "save a little every month"],
    ],
    lengths: [1, 3, 5],
  },
];

const moods: Readonly<Record<ReplyLight, Mood>> = {
  bright: "glad",
  heavy: "hard",
  mixed: "mixed",
  open: "plain",
};

/** A day of which the mood alone is known, in a sentence that is quoted. */
function unsorted(moment: Moment, day: number): Partial<Reading> {
  const said = `This is what came on day ${day} of the month`;
  return {
    moments: [{ moment, probability: 0.8 }],
    mood: makeMood(moods[lightOfMoment(moment)]),
    quotation: { breaths: [said], short: [said], brief: said },
    words: 9,
  };
}

const words: Readonly<Record<Length, number>> = { 1: 90, 3: 250, 5: 400 };

/**
 * The scripts of so many days in a row. What somebody writes is as near to an arc's situation as its
 * own `when` is.
 *
 * @param remembered how many of the last scripts the composer is told of
 */
export function simulateDays(
  { name, themes, moments, goals, lengths }: DailyListener,
  stock: Stock,
  days: number,
  remembered: number,
): readonly Script[] {
  const random = createSeededRandom(name);
  const scripts: Script[] = [];
  let earlier: readonly { title: string; text: string }[] = [];
  for (let day = 0; day < days; day += 1) {
    const theme = themes[random.below(themes.length)] ?? null;
    const sentences = stock.arcs.filter((arc) => arc.theme === theme).flatMap(({ when }) => when);
    const sentence = sentences[random.below(Math.max(1, sentences.length))] ?? "";
    const length = lengths[day % lengths.length] ?? 3;
    const moment = moments?.[day % moments.length];
    const script = compose(
      {
        id: `${name}, day ${day}`,
        length,
        words: words[length],
        reading: makeReading({
          themes: theme === null ? [] : [{ theme, probability: 0.8 }],
          feeling: theme === null ? "open" : feelingOf(theme),
          goals: goals.map(([kind, clause]) => makeTold(kind, clause)),
          meaning: [...(stock.meaningOf(sentence) ?? [])],
          ...(moment !== undefined && unsorted(moment, day)),
        }),
        goals: goals.map(([, clause]) => clause),
        earlier,
      },
      stock,
    );
    scripts.push(script);
    const text = script.lines.map((line) => line.text).join(" ");
    earlier = [{ title: script.title, text }, ...earlier].slice(0, remembered);
  }
  return scripts;
}

export interface Repetition {
  readonly lines: number;
  /** Lines that were spoken in one of the ten scripts before, too. */
  readonly lately: readonly string[];
  /** Lines that were spoken in any script before, too. */
  readonly ever: readonly string[];
}

/** Which whole lines are spoken again; one that returns within its own script is not counted. */
export function findRepetition(scripts: readonly Script[]): Repetition {
  const days = scripts.map(({ lines }) => [...new Set(lines.map(({ text }) => text))]);
  const againWithin = (limit: number) =>
    days.flatMap((texts, day) => {
      const before = new Set(days.slice(Math.max(0, day - limit), day).flat());
      return texts.filter((text) => before.has(text));
    });
  return {
    lines: days.flat().length,
    lately: againWithin(10),
    ever: againWithin(days.length),
  };
}
