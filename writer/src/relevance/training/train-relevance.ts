// `npm run train` calls it: learns from graded examples which arc fits what somebody wrote, prints how good the chosen arcs
// would be for people whose grades it has not seen, and fails when that is worse than its bounds.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadReader } from "@hearten/reading/load-reader.ts";
import type { Moment } from "@hearten/reading/reading.ts";
import type { SoftmaxModel } from "@hearten/reading/softmax.ts";
import { loadGrammar } from "../../grammar/load-grammar.ts";
import { loadStock } from "../../stock/load-stock.ts";
import { stockFolder } from "../../stock/stock-folder.ts";
import type { Arc } from "../../stock/stock.ts";
import { type Experience, type Graded, toExperience, toMoodShares } from "../experience.ts";
import { parseRelevanceExamples } from "../relevance-examples.ts";
import { deniesWhatWasSaid } from "../brief.ts";
import { createNearness, nearestOf } from "../nearness.ts";
import { isOfAnotherMoment } from "../other-moment.ts";
import { createRelevanceFeatures } from "../relevance-features.ts";
import { type StoredRelevance, expectWorth, worths } from "../relevance-model.ts";
import { chooseUnseen, judge, learnGrades, rounded, toStored } from "./learn-grades.ts";

/** A graded arc beside a text. */
interface Pair {
  /** The number of the text; null for an arc beside a sentence of its own `when`. */
  readonly text: number | null;
  readonly grade: number;
  readonly arc: Arc;
  /** As graded; null for an arc beside its own `when`, which says nothing of what it is worth to others. */
  readonly graded: Graded | null;
  /** What the model sees of it, when it is expected to be worth so much. */
  readonly toFeatures: (experience: Experience) => readonly number[];
}

/** How much it counts that an arc meets whoever writes its own `when`, beside a grade. */
const ownWeight = 0.3;
/** Less probable moments of an arc are not kept. */
const likelyMoment = 0.05;
/** What the chosen arcs must reach; the command fails below. */
const bounds = { leastMean: 1.5, mostWrong: 0.12 };

const examples = parseRelevanceExamples(readFileSync(join(stockFolder, "relevance.tsv"), "utf8"));
const stock = loadStock(stockFolder);
const reader = await loadReader(loadGrammar());
const arcs = new Map(stock.arcs.map((arc) => [arc.name, arc]));
const momentsOf = new Map<Arc, Partial<Record<Moment, number>>>();
for (const arc of stock.arcs)
  momentsOf.set(arc, arc.moment === null ? await readMoments(arc.when) : { [arc.moment]: 1 });
const pairs: Pair[] = [];
for (const [number, { text, graded }] of examples.entries()) {
  const { shares, compare, reading } = await read(text);
  for (const { grade, name } of graded) {
    const arc = arcs.get(name);
    // Its grade says nothing of an arc that has been taken out since, or that can't be chosen.
    if (arc === undefined || deniesWhatWasSaid(arc, reading) || isOfAnotherMoment(arc, reading))
      continue;
    const own = { worth: worths[grade] ?? 0, shares };
    pairs.push({ text: number, grade, arc, graded: own, toFeatures: compare(arc) });
  }
}
for (const arc of stock.arcs.filter(({ theme, isPlain }) => theme !== "general" && !isPlain)) {
  const { compare } = await read(arc.when[0] ?? "");
  pairs.push({ text: null, grade: 3, arc, graded: null, toFeatures: compare(arc) });
}

/** How probable each moment is over some texts, where it is worth saying. */
async function readMoments(texts: readonly string[]): Promise<Partial<Record<Moment, number>>> {
  const sums = new Map<Moment, number>();
  for (const text of texts) {
    const { moments } = await reader.read({ description: text, goals: [] });
    for (const { moment, probability } of moments)
      sums.set(moment, (sums.get(moment) ?? 0) + probability / texts.length);
  }
  const likely = [...sums].filter(([, probability]) => probability >= likelyMoment);
  return Object.fromEntries(
    likely.map(([moment, probability]) => [moment, Math.round(probability * 100) / 100]),
  );
}

async function read(text: string) {
  const reading = await reader.read({ description: text, goals: [] });
  const nearnessOf = createNearness(reading);
  const near = (arc: Arc) => nearnessOf(stock.meaningsOf(arc));
  const nearest = nearestOf(stock.arcs.map(near));
  const seeArc = createRelevanceFeatures(reading);
  const compare = (arc: Arc) => (experience: Experience) =>
    seeArc(arc, near(arc), nearest, {
      experience,
      moments: momentsOf.get(arc) ?? {},
    });
  return { shares: toMoodShares(reading), compare, reading };
}

/** What an arc was worth in these pairs; a pair's own grade may be left out, which nobody knows beforehand. */
function experienceFrom(from: readonly Pair[]): (arc: Arc, without?: Pair) => Experience {
  const byArc = Map.groupBy(from, ({ arc }) => arc);
  return (arc, without) =>
    toExperience(
      arc,
      (byArc.get(arc) ?? [])
        .filter((pair) => pair !== without)
        .flatMap(({ graded }) => graded ?? []),
    );
}

function learn(from: readonly Pair[]): SoftmaxModel {
  const experienceOf = experienceFrom(from);
  return learnGrades(
    from.map((pair) => ({
      grade: pair.grade,
      features: pair.toFeatures(experienceOf(pair.arc, pair)),
      weight: pair.text === null ? ownWeight : 1,
    })),
  );
}

// The arc that would have been chosen for each text, among those that were graded.
const chosen = chooseUnseen(pairs, (others) => {
  const model = learn(others);
  const experienceOf = experienceFrom(others);
  return ({ arc, toFeatures }) => expectWorth(model, toFeatures(experienceOf(arc)));
});
const { lines, isGoodEnough } = judge(chosen, bounds);
const general = chosen.filter(({ arc }) => arc.theme === "general").length / chosen.length;
const graded = pairs.filter(({ text }) => text !== null).length;
process.stdout.write(
  `${graded} graded arcs for ${examples.length} texts; of those chosen for unseen texts ` +
    `${(general * 100).toFixed(0)} % are general\n${lines}`,
);
const experienceOfAll = experienceFrom(pairs);
const stored: StoredRelevance = {
  ...toStored(learn(pairs)),
  experience: Object.fromEntries(
    stock.arcs.map((arc) => {
      const [glad, hard, open] = rounded(experienceOfAll(arc), 3);
      return [arc.name, [glad ?? 0, hard ?? 0, open ?? 0]];
    }),
  ),
  moments: Object.fromEntries(
    stock.arcs
      .filter(({ moment }) => moment === null)
      .map((arc) => [arc.name, momentsOf.get(arc) ?? {}]),
  ),
};
if (isGoodEnough) writeFileSync(join(stockFolder, "relevance.json"), `${JSON.stringify(stored)}\n`);
else {
  process.stdout.write("The chosen arcs are worse than they may be.\n");
  process.exitCode = 1;
}
