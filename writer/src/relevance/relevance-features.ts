import { type Moment, type Reading, feelings, hardFeelings } from "@hearten/reading/reading.ts";
import { type Arc, lights } from "../stock/stock.ts";
import { type Experience, expectOn, toMoodShares } from "./experience.ts";
import type { Nearest, Nearness } from "./nearness.ts";

/** From here on a text and a sentence of `when` are nearly the same. */
const verySame = 0.7;

const indicate = (is: boolean) => (is ? 1 : 0);

/** What is known of an arc that it does not say itself. */
export interface Learnt {
  readonly experience: Experience;
  /** How probable each moment is for whom it is written. */
  readonly moments: Partial<Record<Moment, number>>;
}

/** What the model of relevance sees of an arc, as numbers from -1 to 1. */
export type SeeArc = (
  arc: Arc,
  nearness: Nearness,
  nearest: Nearest,
  learnt: Learnt,
) => readonly number[];

/**
 * Creates a function that turns an arc into the features of the relevance model, for one reading: how near they are,
 * how likely its theme, feeling, moment and time are, how far it is for everybody, and what it was worth to others. Its
 * `nearest` is how near the nearest of all arcs is.
 */
export function createRelevanceFeatures(reading: Reading): SeeArc {
  // Once for all arcs, of which there are hundreds.
  const themes = new Map(reading.themes.map(({ theme, probability }) => [theme, probability]));
  const felt = new Map(reading.feelings.map(({ feeling, probability }) => [feeling, probability]));
  const shares = toMoodShares(reading);
  const likeliest = Math.max(0, ...themes.values());
  const likeliestMoment = reading.moments[0]?.probability ?? 0;
  const feels = (of: Arc["light"]) => (of === "mixed" ? 0 : (felt.get(of) ?? 0));
  const gladness = feels("bright");
  const hardship = hardFeelings.reduce((sum, feeling) => sum + feels(feeling), 0);
  const probabilities = feelings.map(feels);
  const none = feelings.map(() => 0);

  return (arc, { whole, sentence, meet, situation }, nearest, { experience, moments }) => {
    const isGeneral = arc.theme === "general";
    const isMixed = arc.light === "mixed";
    const isHard = hardFeelings.some((feeling) => feeling === arc.light);
    const ofEverybody = indicate(arc.isPlain && !isGeneral);
    const ofCase = indicate(!arc.isPlain && !isGeneral);
    const likelihood = isGeneral ? 0 : (themes.get(arc.theme) ?? 0);
    const agreement = reading.moments.reduce(
      (sum, { moment, probability }) => sum + probability * (moments[moment] ?? 0),
      0,
    );
    const ofMoment = indicate(arc.moment !== null);
    const ofMood = indicate(isGeneral) - ofMoment;
    // From 0 to 1.
    const expected = Math.max(0, expectOn(shares, experience)) / 3;
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
      ...lights.flatMap((light) =>
        isGeneral && arc.light === light ? [1, ...probabilities] : [0, ...none],
      ),
      agreement,
      likeliestMoment === 0 ? 0 : agreement / likeliestMoment,
      ofMoment,
      ofMoment * agreement,
      ofMoment * Math.sqrt(agreement),
      ofMoment * indicate(arc.moment === reading.moments[0]?.moment),
      ofMoment * likeliest,
      ofMood * agreement,
      ofMood * likeliestMoment,
      ofCase * agreement,
      ofEverybody * agreement,
      expected,
      indicate(isGeneral) * expected,
    ];
  };
}
