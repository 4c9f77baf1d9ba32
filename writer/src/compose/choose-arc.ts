import type { Reading } from "@hearten/reading/reading.ts";
import { deniesWhatWasSaid } from "../relevance/brief.ts";
import { createNearness, nearestOf } from "../relevance/nearness.ts";
import { isOfAnotherMoment } from "../relevance/other-moment.ts";
import { createRelevanceFeatures } from "../relevance/relevance-features.ts";
import type { Arc, Stock } from "../stock/stock.ts";
import { memory } from "./choose-movement.ts";
import { heardAgo } from "./heard-ago.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { EarlierInspiration, SpokenBefore } from "./spoken-before.ts";

/** From here on a theme is there enough not to be mocked by an arc that is `not` for it. */
const present = 0.1;

/**
 * From here on a day is bright enough for an arc that is glad of it. To be glad of a day that hurts is the worst that an
 * arc can do, and to be calm about a good one does no harm.
 */
const brightEnough = 0.4;

/** How much chance counts, beside a relevance from -0.2 to 3: the same few would come to everybody. */
const chance = 0.2;
/** How much is taken from an arc of which something, or the title, was heard at any time. */
const heard = 1.5;
/** Whatever was heard lately comes after everything else. */
const heardLately = 1_000;

export interface Candidate {
  readonly arc: Arc;
  /** How well it fits: its relevance, and a little chance. */
  readonly score: number;
}

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

export interface ArcChoice {
  readonly reading: Reading;
  readonly stock: Stock;
  readonly before: SpokenBefore;
  readonly earlier: readonly EarlierInspiration[];
  readonly random: SeededRandom;
}

/** The arcs that may be spoken, the most relevant first; what was heard lately comes last. */
export function rankArcs(choice: ArcChoice): readonly Candidate[] {
  const { reading, stock, before, earlier, random } = choice;
  const beside = new Set(
    reading.themes.filter(({ probability }) => probability >= present).map(({ theme }) => theme),
  );
  const titles = new Set(earlier.map(({ title }) => title.toLowerCase()));

  const nearnessOf = createNearness(reading);
  const possible = stock.arcs
    .filter((arc) => !isOfAnotherTime(arc, reading))
    .filter((arc) => !isTooGlad(arc, reading))
    .filter((arc) => !isOfAnotherMoment(arc, reading))
    .filter((arc) => !deniesWhatWasSaid(arc, reading))
    .filter(({ asks }) => !asks.some((demand) => reading.spared.includes(demand)))
    .filter(({ not }) => !not.some((theme) => beside.has(theme)))
    .map((arc) => ({ arc, nearness: nearnessOf(stock.meaningsOf(arc)) }));
  const nearest = nearestOf(possible.map(({ nearness }) => nearness));
  const seeArc = createRelevanceFeatures(reading);

  function scoreOf({ arc, nearness }: (typeof possible)[number]): number {
    const learnt = { experience: stock.experienceOf(arc), moments: stock.momentsOf(arc) };
    const relevance = stock.relevance(seeArc(arc, nearness, nearest, learnt));
    const fit = relevance + (random.below(1000) / 1000) * chance;
    const ago = heardAgo(arc, before);
    if (ago !== null && ago < memory) return ago - heardLately;
    const isKnown = ago !== null || titles.has(arc.title.toLowerCase());
    return isKnown ? fit - heard : fit;
  }

  return possible
    .map((one) => ({ arc: one.arc, score: scoreOf(one) }))
    .toSorted((one, other) => other.score - one.score);
}
