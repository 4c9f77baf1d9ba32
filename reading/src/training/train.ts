// `npm run train`: learns from the examples, measures on texts by other hands, and writes what was learnt.
import type { ModelName, Trained } from "../model.ts";
import type { SoftmaxModel } from "../softmax.ts";
import { loadCorpus } from "./corpus.ts";
import { measureApart } from "./measure-apart.ts";
import { trainCases } from "./train-cases.ts";
import { trainCircumstances } from "./train-circumstances.ts";
import { trainFeelings } from "./train-feelings.ts";
import { trainGoalKinds } from "./train-goal-kinds.ts";
import { trainHarm } from "./train-harm.ts";
import { trainMoments } from "./train-moments.ts";
import { trainMoods } from "./train-moods.ts";
import { trainNeeds } from "./train-needs.ts";
import { trainPoints } from "./train-points.ts";
import { trainThemes } from "./train-themes.ts";
import { writeTrained } from "./write-trained.ts";

/** Logarithms of odds; chosen on the texts by other hands. */
const thresholds: Trained["thresholds"] = {
  pooled: { unsure: -1.9, certain: 0.5 },
  words: { unsure: -2.4, certain: -0.35 },
};

const corpus = loadCorpus();
const { examples, days, innocentSentences, vocabulary, seeds, seedRows } = corpus;
process.stdout.write(
  `${examples.length} examples, ${days.length} days, ${innocentSentences.length} sentences, ${vocabulary.hashes.length} pieces\n`,
);

const harm = trainHarm(corpus);
const themes = trainThemes(corpus);
const goalKinds = trainGoalKinds(corpus);
const feelings = trainFeelings(corpus);
const moods = trainMoods(corpus);
const moments = trainMoments(corpus, { themes, feelings });
const circumstances = trainCircumstances(corpus);
const cases = trainCases(corpus);
const needs = trainNeeds(corpus);
const points = trainPoints(corpus);
const models: Record<ModelName, SoftmaxModel> = {
  harm,
  themes,
  feelings,
  moods,
  moments,
  circumstances,
  goalKinds,
  needs,
  points,
  cases,
};
const measured = await measureApart({ vocabulary, seeds, models, thresholds });
process.stdout.write(measured.report);
// What the product reads with stays where the new one is worse than it may be.
if (measured.isGood) writeTrained({ vocabulary, seeds: seedRows, models, thresholds });
else process.exitCode = 1;
