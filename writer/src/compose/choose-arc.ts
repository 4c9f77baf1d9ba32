import type { Reading } from "@hearten/reading/reading.ts";
import { deniesWhatWasSaid } from "../relevance/brief.ts";
import { createNearness, nearestOf } from "../relevance/nearness.ts";
import { isOfAnotherMoment } from "../relevance/other-moment.ts";
import { createRelevanceFeatures } from "../relevance/relevance-features.ts";
import type { Arc, Stock } from "../stock/stock.ts";
import { asksNothingSpared } from "./choose-movement.ts";
import { type Candidate, type Heard, createScore, rankByScore } from "./score-thought.ts";

/** From here on a theme is there enough not to be mocked by an arc that is `not` for it. */
const present = 0.1;

/**
 * From here on a day is bright enough for an arc that is glad of it. To be glad of a day that hurts is the worst that an
 * arc can do, and to be calm about a good one does no harm.
 */
const brightEnough = 0.4;

/** Whether it is of what is over while it is still to come, or the other way round. */
function isOfAnotherTime(arc: Arc, { time }: Reading): boolean {
  const isEither = arc.time === "ahead" || arc.time === "behind";
  return time !== null && isEither && arc.time !== time;
}

/** Whether it is glad on a day that may not be a good one. */
function isTooGlad({ light }: Arc, { feelings }: Reading): boolean {
  const bright = feelings.find(({ feeling }) => feeling === "bright")?.probability ?? 0;
  return light === "bright" && bright < brightEnough;
}

/** The arcs that may be spoken, the most relevant first; what was heard lately comes last. */
export function rankArcs(reading: Reading, stock: Stock, heard: Heard): readonly Candidate<Arc>[] {
  const beside = new Set(
    reading.themes.filter(({ probability }) => probability >= present).map(({ theme }) => theme),
  );
  const nearnessOf = createNearness(reading);
  const possible = stock.arcs
    .filter((arc) => !isOfAnotherTime(arc, reading))
    .filter((arc) => !isTooGlad(arc, reading))
    .filter((arc) => !isOfAnotherMoment(arc, reading))
    .filter((arc) => !deniesWhatWasSaid(arc, reading))
    .filter((arc) => asksNothingSpared(arc, reading.spared))
    .filter(({ not }) => !not.some((theme) => beside.has(theme)))
    .map((arc) => ({ arc, nearness: nearnessOf(stock.meaningsOf(arc)) }));
  const nearest = nearestOf(possible.map(({ nearness }) => nearness));
  const seeArc = createRelevanceFeatures(reading);

  const scoreOf = createScore(heard);

  return rankByScore(
    possible.map(({ arc, nearness }) => {
      const learnt = { experience: stock.experienceOf(arc), moments: stock.momentsOf(arc) };
      const relevance = stock.relevance(seeArc(arc, nearness, nearest, learnt));
      return { thought: arc, score: scoreOf(arc, relevance) };
    }),
  );
}
