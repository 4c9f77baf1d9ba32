import { type Reading, compareMeanings, feelings, hardFeelings } from "@hearten/reading/reading.ts";
import { type Arc, lights } from "../stock/stock.ts";
import { type Experience, expectOn, nameOfArc, toMoods } from "./experience.ts";

/** How near an arc's words are to what somebody wrote: cosines from 0 to 1. */
export interface Nearness {
  /** Of the whole text to the nearest sentence of the arc's `when`. */
  readonly whole: number;
  /** Of any of its sentences to the nearest of `when`. */
  readonly sentence: number;
  /** Of the whole text to what the arc says of the day. */
  readonly meet: number;
  /** Of the whole text to the middle of all that people wrote who were in the arc's situation. */
  readonly situation: number;
}

/** Where meanings are not known, as near as most arcs that fit. */
const unknown: Nearness = { whole: 0.6, sentence: 0.6, meet: 0.4, situation: 0.6 };

/** From here on a text and a sentence of `when` are nearly the same. */
const verySame = 0.7;

const indicate = (is: boolean) => (is ? 1 : 0);

/** What an arc says of the day, as one text: without the lines that wait for a person's words. */
export function wordsOfMeet({ meet }: Arc): string {
  const whole = meet.filter(({ text }) => !text.includes("{"));
  return whole.map(({ text }) => text).join(" ");
}

/**
 * How near an arc is to what somebody wrote.
 *
 * @param meaningOf the meaning of a sentence of a `when`, of what an arc says, or of its situation under its name; null
 * when it isn't known
 */
export function nearnessOf(
  arc: Arc,
  { meaning, sentences }: Reading,
  meaningOf: (text: string) => readonly number[] | null,
): Nearness {
  const situations = arc.when.map(meaningOf).filter((known) => known !== null);
  if (meaning.length === 0 || situations.length === 0) return unknown;
  const nearest = (text: readonly number[]) =>
    Math.max(0, ...situations.map((situation) => compareMeanings(text, situation)));
  const whole = nearest(meaning);
  return {
    whole,
    sentence: Math.max(whole, ...sentences.map(nearest)),
    meet: Math.max(0, compareMeanings(meaning, meaningOf(wordsOfMeet(arc)) ?? [])),
    situation: Math.max(0, compareMeanings(meaning, meaningOf(nameOfArc(arc)) ?? [])),
  };
}

/** How near the nearest of some arcs is: to a sentence of its `when`, and to its situation. */
export interface Nearest {
  readonly whole: number;
  readonly situation: number;
}

/** How near the nearest of all is. */
export function nearestOf(all: readonly Nearness[]): Nearest {
  return {
    whole: Math.max(0, ...all.map(({ whole }) => whole)),
    situation: Math.max(0, ...all.map(({ situation }) => situation)),
  };
}

/**
 * What the model of relevance sees of an arc beside a reading, as numbers from -1 to 1: how near they are, how likely its
 * theme, its feeling and its time are, how far it is for everybody, and what it was worth to others.
 *
 * @param nearest how near the nearest arc of all is
 */
export function toRelevanceFeatures(
  arc: Arc,
  reading: Reading,
  { whole, sentence, meet, situation }: Nearness,
  nearest: Nearest,
  experience: Experience,
): readonly number[] {
  const isGeneral = arc.theme === "general";
  const isMixed = arc.light === "mixed";
  const isHard = hardFeelings.some((feeling) => feeling === arc.light);
  const ofEverybody = indicate(arc.isPlain && !isGeneral);
  const ofCase = indicate(!arc.isPlain && !isGeneral);

  const probabilityOf = (of: Arc["theme"]) =>
    reading.themes.find(({ theme }) => theme === of)?.probability ?? 0;
  const likelihood = isGeneral ? 0 : probabilityOf(arc.theme);
  const likeliest = Math.max(0, ...reading.themes.map(({ probability }) => probability));
  const feels = (of: Arc["light"]) =>
    reading.feelings.find(({ feeling }) => feeling === of)?.probability ?? 0;
  const gladness = feels("bright");
  const hardship = hardFeelings.reduce((sum, feeling) => sum + feels(feeling), 0);
  // From 0 to 1.
  const expected = Math.max(0, expectOn(toMoods(reading), experience)) / 3;
  return [
    whole,
    sentence,
    meet,
    whole - nearest.whole,
    situation,
    situation - nearest.situation,
    likelihood,
    likeliest === 0 ? 0 : likelihood / likeliest,
    indicate(isGeneral),
    ofEverybody,
    ofCase * whole,
    ofCase * sentence,
    ofCase * situation,
    ofCase * (situation - nearest.situation),
    ofCase * Math.max(0, whole - verySame),
    ofCase * likelihood,
    ofEverybody * likelihood,
    feels(arc.light),
    indicate(isMixed) * Math.min(gladness, hardship),
    indicate(isMixed) * Math.max(gladness, hardship),
    indicate(isHard) * hardship,
    // A good day darkened, or a hard one brightened.
    arc.light === "bright" ? hardship : indicate(isHard) * gladness,
    indicate(isGeneral) * likeliest,
    indicate(isGeneral) * meet,
    indicate(arc.time === "ahead" && reading.time === null),
    indicate(arc.time === "ahead" && reading.time === "ahead"),
    indicate(arc.time === "behind" && reading.time === null),
    indicate(arc.time === "behind" && reading.time === "behind"),
    indicate(arc.time === "now"),
    ...lights.flatMap((light) => {
      const isOfLight = indicate(isGeneral && arc.light === light);
      return [isOfLight, ...feelings.map((feeling) => isOfLight * feels(feeling))];
    }),
    expected,
    indicate(isGeneral) * expected,
  ];
}
