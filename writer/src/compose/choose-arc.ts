import {
  type Feeling,
  type Reading,
  type Theme,
  compareMeanings,
} from "@hearten/reading/reading.ts";
import type { Arc, Stock } from "../stock/stock.ts";
import { memory } from "./choose-movement.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { EarlierInspiration, SpokenBefore } from "./spoken-before.ts";

/** From here on a theme is likely enough to be met. */
const likely = 0.5;
/** A theme beside the first one is considered when it has this share of its probability. */
const nearlyAsLikely = 0.5;
/** From here on a theme is there enough not to be mocked by an arc that is `not` for it. */
const present = 0.1;

/** From this probability on a theme is certain enough for an arc that is for everybody with it. */
const certain = 0.6;
/** An arc of a particular case is for the person from this nearness of meaning on: of those below most were untrue, */
const nearEnough = 0.62;
/** and when it is not much further than the nearest one of its theme. */
const asNear = 0.12;
/** A plain arc is for everybody, as near as this. */
const plainNearness = 0.55;

/** How much each counts, beside a nearness of meaning from 0 to 1. */
const weights = {
  theme: 0.25,
  meaning: 1.5,
  time: 0.12,
  light: 0.12,
  chance: 0.04,
  heard: 1.5,
  aside: 0.3,
};
/** An arc of no theme is hardly found by meaning, which would bring the same few to everybody. */
const generalWeights = { meaning: 0.3, chance: 0.3 };

/** Feelings that stand near each other: what is written for one does no harm to the other. */
const near: Readonly<Record<Feeling, readonly Feeling[]>> = {
  tense: ["angry"],
  heavy: ["low", "weary"],
  weary: ["low", "heavy"],
  angry: ["tense"],
  low: ["heavy", "weary"],
  open: ["bright"],
  bright: ["open"],
};

export interface Candidate {
  readonly arc: Arc;
  /** How well it fits: as near as the words of a `when` are, and a little more. */
  readonly score: number;
}

function likelyThemes({ themes }: Reading): ReadonlyMap<Theme, number> {
  const top = Math.max(0, ...themes.map(({ probability }) => probability));
  const found = themes.filter(
    ({ theme, probability }) =>
      theme !== "general" && probability >= likely && probability >= top * nearlyAsLikely,
  );
  return new Map(found.map(({ theme, probability }) => [theme, probability / top]));
}

/** How near what the person wrote is to the arc's situation, at most 1; null when it can't be told. */
function nearnessOf(arc: Arc, reading: Reading, stock: Stock): number | null {
  const meanings = arc.when.map((sentence) => stock.meaningOf(sentence));
  const known = meanings.filter((meaning) => meaning !== null);
  if (reading.meaning.length === 0 || known.length === 0) return null;
  const nearest = Math.max(0, ...known.map((each) => compareMeanings(reading.meaning, each)));
  return arc.isPlain ? Math.max(plainNearness, nearest) : nearest;
}

function lightOf(arc: Arc, feeling: Feeling): number {
  if (arc.light === feeling) return 1;
  return near[feeling].includes(arc.light) ? 0.5 : 0;
}

/** Whether it is of what is over while it is still to come, or the other way round. */
function isOfAnotherTime(arc: Arc, { time, feeling }: Reading): boolean {
  // Nothing says that it is still to come, and nobody is nervous of it.
  if (arc.time === "ahead" && time === null) return feeling !== "tense";
  const isEither = arc.time === "ahead" || arc.time === "behind";
  return time !== null && isEither && arc.time !== time;
}

/** Whether it would darken a good day, brighten a hard one, or give a mood to a day of which none is known. */
function isOfAnotherMood({ theme, light }: Arc, feeling: Feeling): boolean {
  if (light === "open" || light === feeling) return false;
  if (theme === "general") return true;
  return light === "bright" || feeling === "bright";
}

function timeOf(arc: Arc, time: Reading["time"]): number {
  if (arc.time === "any" || arc.time === "now") return 0;
  return time === null ? -1 : 1;
}

/** The newest time that anything of the arc was heard; null when nothing was. */
function heardAgo(arc: Arc, before: SpokenBefore): number | null {
  const ages = [...arc.meet, ...arc.turn, ...arc.along, ...arc.close]
    // They are spoken at every length, and hold no slot.
    .filter(({ level }) => level === 0)
    .map(({ text }) => before.ageOf(text))
    .filter((age) => age !== null);
  return ages.length === 0 ? null : Math.min(...ages);
}

export interface ArcChoice {
  readonly reading: Reading;
  readonly stock: Stock;
  readonly before: SpokenBefore;
  readonly earlier: readonly EarlierInspiration[];
  readonly random: SeededRandom;
}

/**
 * The arcs that may be spoken, the one that fits best first. Those of the likely themes come before
 * the general ones, and what was heard lately comes last.
 */
export function rankArcs(choice: ArcChoice): readonly Candidate[] {
  const { reading, stock, before, earlier, random } = choice;
  const likelihood = likelyThemes(reading);
  const beside = new Set(
    reading.themes.filter(({ probability }) => probability >= present).map(({ theme }) => theme),
  );
  const titles = new Set(earlier.map(({ title }) => title.toLowerCase()));

  const possible = stock.arcs
    .filter(({ theme }) => theme === "general" || likelihood.has(theme))
    .filter((arc) => !isOfAnotherTime(arc, reading))
    .filter((arc) => !isOfAnotherMood(arc, reading.feeling))
    .map((arc) => ({ arc, nearness: nearnessOf(arc, reading, stock) }));
  const nearest = (of: Theme) =>
    Math.max(0, ...possible.map(({ arc, nearness }) => (arc.theme === of ? (nearness ?? 0) : 0)));
  const bounds = new Map(
    [...likelihood.keys()].map((theme) => [theme, Math.max(nearEnough, nearest(theme) - asNear)]),
  );
  const sure = new Set(
    reading.themes.filter(({ probability }) => probability >= certain).map(({ theme }) => theme),
  );
  /** Another case of the theme would say what is not so: better a general arc. */
  function isOfAnotherCase({ theme, isPlain }: Arc, nearness: number | null): boolean {
    // Where little is known there is always one that says little.
    if (theme === "general") return !isPlain && nearness !== null && nearness < nearEnough;
    if (isPlain) return !sure.has(theme);
    return nearness !== null && nearness < (bounds.get(theme) ?? 0);
  }

  const fresh: Candidate[] = [];
  const heardLately: Candidate[] = [];
  for (const { arc, nearness } of possible) {
    if (arc.asks.some((demand) => reading.spared.includes(demand))) continue;
    if (arc.not.some((theme) => beside.has(theme))) continue;
    if (isOfAnotherCase(arc, nearness)) continue;
    const ago = heardAgo(arc, before);
    if (ago !== null && ago < memory) {
      heardLately.push({ arc, score: ago - 100 });
      continue;
    }
    const { meaning, chance } = arc.theme === "general" ? generalWeights : weights;
    const fit =
      (likelihood.get(arc.theme) ?? 0) * weights.theme +
      (nearness ?? 0) * meaning +
      timeOf(arc, reading.time) * weights.time +
      lightOf(arc, reading.feeling) * weights.light +
      (random.below(1000) / 1000) * chance;
    // A general arc knows nothing of the person: it is there for want of another that is new.
    const isAside = arc.theme === "general" && likelihood.size > 0;
    const rank = isAside ? fit - weights.aside : fit;
    const isKnown = ago !== null || titles.has(arc.title.toLowerCase());
    fresh.push({ arc, score: isKnown ? rank - weights.heard : rank });
  }
  const best = (one: Candidate, other: Candidate) => other.score - one.score;
  return [...fresh, ...heardLately].toSorted(best);
}
