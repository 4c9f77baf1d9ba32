import { type CaseLabel, caseLabels, casesOf, otherCase } from "./cases.ts";
import { circumstanceLabels, circumstances, noCircumstance } from "./circumstances.ts";
import { needLabels } from "./asking-texts.ts";
import { points } from "./points.ts";
import {
  type Mood,
  type Need,
  type Reading,
  feelings,
  moments,
  moods,
  needs,
  themes,
} from "./reading.ts";
import { roundProbability } from "./round-probability.ts";

// What of the probabilities of labels, in the labels' order, is worth saying.

/** A theme is named when it is this likely; how likely it must be to be met is the writer's affair. */
const likely = 0.06;
const mostThemes = 6;
/** Less likely moments and circumstances say nothing. */
const likelyMoment = 0.02;
/** Less likely cases say nothing: what is said to one claims much. From here on three in four are right. */
const likelyCase = 0.6;
/** Cases of a circumstance that together get less than this say nothing: what is left of nothing is chance. */
const leastOfCases = 0.1;
/** Less likely points say nothing. */
const likelyPoint = 0.1;
/** From here on nothing in particular is on the mind. */
const generalProbability = 0.5;

/** Less likely somebody asks for nothing: of 415 days, on which one asks, four are taken to. */
const likelyNeed = 0.35;

/** The likeliest first. */
function rank<Label extends string>(labels: readonly Label[], probabilities: Float32Array) {
  return labels
    .map((label, number) => ({ label, probability: roundProbability(probabilities[number] ?? 0) }))
    .toSorted((one, other) => other.probability - one.probability);
}

/** The likeliest themes, the likeliest first; none where nothing in particular is on the mind. */
export function tellThemes(probabilities: Float32Array): Reading["themes"] {
  const named = rank(themes, probabilities)
    .slice(0, mostThemes)
    .filter(({ probability }) => probability >= likely)
    .map(({ label, probability }) => ({ theme: label, probability }));
  const general = named.find(({ theme }) => theme === "general")?.probability ?? 0;
  return general >= generalProbability ? [] : named.filter(({ theme }) => theme !== "general");
}

/**
 * What each mood counts beside a hard one. Of the days that taught them 44 % are hard ones, of the commissions in
 * `moods-apart.tsv` 37 %, and to be consoled for nothing is among the worst that a piece can do. Chosen there (decisions/088).
 */
const weights: Readonly<Record<Mood, number>> = { glad: 2, hard: 1, mixed: 2, plain: 1.5 };

/** How likely each mood is, once the moods are weighted. */
export function tellMood(probabilities: Float32Array): Reading["mood"] {
  const weighted = moods.map((mood, number) => weights[mood] * (probabilities[number] ?? 0));
  const sum = weighted.reduce((total, weight) => total + weight, 0);
  const probabilityOf = (mood: Mood) =>
    roundProbability(sum === 0 ? 0 : (weighted[moods.indexOf(mood)] ?? 0) / sum);
  return {
    glad: probabilityOf("glad"),
    hard: probabilityOf("hard"),
    mixed: probabilityOf("mixed"),
    plain: probabilityOf("plain"),
  };
}

/** All of them, the likeliest first. */
export function tellFeelings(probabilities: Float32Array): Reading["feelings"] {
  return rank(feelings, probabilities).map(({ label, probability }) => ({
    feeling: label,
    probability,
  }));
}

/** The likeliest first. */
export function tellMoments(probabilities: Float32Array): Reading["moments"] {
  return rank(moments, probabilities)
    .filter(({ probability }) => probability >= likelyMoment)
    .map(({ label, probability }) => ({ moment: label, probability }));
}

/** The likeliest first; none where it is likeliest that somebody writes of none of them. */
export function tellCircumstances(probabilities: Float32Array): Reading["circumstances"] {
  const none = probabilities[circumstanceLabels.indexOf(noCircumstance)] ?? 0;
  if (none >= Math.max(...probabilities)) return [];
  return rank(circumstances, probabilities)
    .filter(({ probability }) => probability >= likelyMoment)
    .map(({ label, probability }) => ({ circumstance: label, probability }));
}

/**
 * The cases of the circumstances that a text is of, the likeliest first.
 *
 * @param probabilities of `caseLabels`, whatever the circumstance
 */
export function tellCases(
  probabilities: Float32Array,
  told: Reading["circumstances"],
): Reading["cases"] {
  const probabilityOf = (label: CaseLabel) => probabilities[caseLabels.indexOf(label)] ?? 0;
  return told
    .flatMap(({ circumstance }) => {
      const own = casesOf(circumstance);
      const all = own.reduce((sum, each) => sum + probabilityOf(each), probabilityOf(otherCase));
      return own.map((each) => ({
        case: each,
        probability: all < leastOfCases ? 0 : roundProbability(probabilityOf(each) / all),
      }));
    })
    .filter(({ probability }) => probability >= likelyCase)
    .toSorted((one, other) => other.probability - one.probability);
}

/** @param sentences the probabilities of `pointLabels` of each sentence of a text; the likeliest first */
export function tellPoints(sentences: readonly Float32Array[]): Reading["points"] {
  const most = points.map((_, number) =>
    Math.max(0, ...sentences.map((probabilities) => probabilities[number] ?? 0)),
  );
  return rank(points, Float32Array.from(most))
    .filter(({ probability }) => probability >= likelyPoint)
    .map(({ label, probability }) => ({ point: label, probability }));
}

/** @param parts the probabilities of `needLabels` of each part of a text: somebody who asks does so in one of them */
export function tellNeed(parts: readonly Float32Array[]): Need | null {
  const probabilityOf = (need: Need) =>
    Math.max(0, ...parts.map((probabilities) => probabilities[needLabels.indexOf(need)] ?? 0));
  const [likeliest] = needs.toSorted((one, other) => probabilityOf(other) - probabilityOf(one));
  return likeliest !== undefined && probabilityOf(likeliest) >= likelyNeed ? likeliest : null;
}
