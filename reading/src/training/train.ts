// `npm run train`: learns from the examples, measures on texts by other hands, and writes what was learnt.
import { readDays } from "../days.ts";
import { readExamples, readRows } from "../examples.ts";
import { momentSize, toMomentFeatures } from "../moment-features.ts";
import { type MomentExample, readMoments } from "../moments.ts";
import { type Features, meaningSize, toFeatures } from "../features.ts";
import { harmLabels } from "../harm.ts";
import { examplesFolder } from "../load-reader.ts";
import type { ModelName, Thresholds } from "../model.ts";
import {
  type Moment,
  type Standing,
  type Theme,
  feelings,
  goalKinds,
  moments,
  standings,
  themes,
} from "../reading.ts";
import { createSeeds } from "../seeds.ts";
import { loadSentenceEncoder } from "../sentence-encoder.ts";
import { type SoftmaxModel, toProbabilities, toScores } from "../softmax.ts";
import { standingSize, toStandingFeatures } from "../standings.ts";
import { speaksForItself, toSentences } from "../words.ts";
import { feelingsOfMoments } from "./feelings-of-moments.ts";
import { feelingsOfThemes } from "./feelings-of-themes.ts";
import { measureApart } from "./measure-apart.ts";
import { openMeaningCache } from "./meaning-cache.ts";
import { learnVocabulary } from "./learn-vocabulary.ts";
import { mixTexts } from "./mixed-texts.ts";
import { createRandom } from "./random.ts";
import { type TrainingRow, trainSoftmax } from "./train-softmax.ts";
import { writeTrained } from "./write-trained.ts";

/** So few of them teach nearly as much, in less time. */
const oneInSentences = 3;
/** How much a first, second and third theme of a text count. */
const themeShares = [0.6, 0.3, 0.1];
/** How probable harm is in a text of which a careful reader is not sure. */
const unsureShare = 0.6;
/** How much the first of two moments counts. */
const firstShare = 0.65;
/** A text of harm counts as much as two others. */
const harmWeight = 2;
/** How many long texts are put together of short ones, for the reading of harm. */
const mixedCounts = { innocent: 3_000, harmful: 2_500 };
/** How much a text counts whose feeling is told by its theme alone, beside a day, */
const themeWeight = 0.05;
/** and by the moment that its writer is in. */
const momentWeight = 0.4;
/** How much a text counts that was written to sound like another moment: there are more of these than people write. */
const hardWeight = 0.3;
/** How much a pair counts that says only whether a goal is sore, */
const pairWeight = 0.3;
/** and how a goal that is not may stand. */
const standingOfFine = { open: 0.05, true: 0.1, helps: 0.3, apart: 0.55 } as const;

/** Logarithms of odds: certain from even ones on. From where on it is unsure was chosen on the texts by other hands. */
const thresholds: Thresholds = { unsure: -2.25, certain: 0 };

const cache = openMeaningCache(
  new URL("../../node_modules/.cache/meanings.tsv", import.meta.url),
  loadSentenceEncoder,
);

const examples = readExamples(new URL("hands/", examplesFolder));
const goals = readRows(new URL("goals.tsv", examplesFolder));
const pairs = readRows(new URL("soreness.tsv", examplesFolder));
const momentRows = [
  ...weigh(readMoments(new URL("moments.tsv", examplesFolder)), 1),
  ...weigh(readMoments(new URL("moments-hard.tsv", examplesFolder)), hardWeight),
];
const days = readDays(new URL("days/", examplesFolder));
const seedRows = readRows(new URL("seeds.tsv", examplesFolder)).map(
  ([label = "", seed = ""]) => [label, seed] as const,
);
const texts = [
  ...examples.map(({ text }) => text),
  ...goals.map(([, goal = ""]) => goal),
  ...pairs.map(([, , description = ""]) => description),
  ...days.map(({ text }) => text),
  ...momentRows.map(({ text }) => text),
];
/**
 * Sentences of innocent texts: a sentence by itself is read too, and says less for certain than the text around it.
 */
const innocentSentences = [
  ...new Set(
    [...examples.filter(({ harm }) => harm === null), ...days]
      .map(({ text }) => toSentences(text))
      .filter((sentences) => sentences.length > 1)
      .flat()
      .filter(speaksForItself),
  ),
].filter((_, index) => index % oneInSentences === 0);
const mixed = mixTexts({
  innocent: [...examples.filter(({ harm }) => harm === null), ...days, ...days].map(
    ({ text }) => text,
  ),
  harmful: examples.flatMap(({ text, harm, isUnsure }) =>
    harm === null || isUnsure ? [] : [{ text, harm }],
  ),
  counts: mixedCounts,
  random: createRandom(),
});
const meanings = await cache.encode([
  ...texts,
  ...innocentSentences,
  ...mixed.map(({ text }) => text),
  ...pairs.map(([, goal = ""]) => goal),
  ...days.flatMap(({ goals: own }) => own.map(({ goal }) => goal)),
]);
const seeds = createSeeds(seedRows);
const vocabulary = learnVocabulary(texts);
const size = meaningSize + seeds.labels.length + vocabulary.size;
const featuresOf = (text: string) =>
  toFeatures(text, meanings.get(text) ?? [], { vocabulary, seeds });

process.stdout.write(
  `${examples.length} examples, ${days.length} days, ${innocentSentences.length} sentences, ${vocabulary.size} pieces\n`,
);
const harm = trainHarm();
const themeModel = trainThemes();
const kindModel = trainKinds();
const feelingModel = trainFeelings();
const models: Record<ModelName, SoftmaxModel> = {
  harm,
  themes: themeModel,
  feelings: feelingModel,
  moments: trainMoments(),
  goalKinds: kindModel,
  standings: trainStandings(),
};
writeTrained({ vocabulary, seeds: seedRows, models, thresholds });
const measured = await measureApart({ vocabulary, seeds, models, thresholds });
process.stdout.write(measured.report);
process.exitCode = measured.isGood ? 0 : 1;

function weigh(rows: readonly MomentExample[], weight: number) {
  return rows.map((row) => ({ ...row, weight }));
}

function targetsOf(length: number, shares: readonly (readonly [number, number])[]): Float32Array {
  const targets = new Float32Array(length);
  for (const [label, share] of shares) targets[label] = (targets[label] ?? 0) + share;
  return targets;
}

function trainHarm(): SoftmaxModel {
  const rows = examples.map((example): TrainingRow => {
    const share = example.harm === null ? 0 : example.isUnsure ? unsureShare : 1;
    const label = example.harm === null ? 0 : harmLabels.indexOf(example.harm);
    return {
      features: featuresOf(example.text),
      targets: targetsOf(harmLabels.length, [
        [0, 1 - share],
        [label, share],
      ]),
      weight: example.harm === null ? 1 : harmWeight,
    };
  });
  // Goals are told in other words than what is on the mind: without them every other one sounds strange.
  const innocentTexts = [
    ...goals.map(([, goal = ""]) => goal),
    ...days.flatMap((day) => [day.text, ...day.goals.map(({ goal }) => goal)]),
    ...innocentSentences,
  ];
  const innocent = innocentTexts.map((text) => ({
    features: featuresOf(text),
    targets: targetsOf(harmLabels.length, [[0, 1]]),
    weight: 1,
  }));
  const long = mixed.map(({ text, harm }) => ({
    features: featuresOf(text),
    targets: targetsOf(harmLabels.length, [[harm === null ? 0 : harmLabels.indexOf(harm), 1]]),
    weight: 1,
  }));
  return trainSoftmax([...rows, ...innocent, ...long], harmLabels, size, {
    epochs: 10,
    learningRate: 0.1,
    decay: 1e-4,
    units: 128,
  });
}

/** How much each theme of a text counts; together 1. */
function sharesOf(of: readonly Theme[]): (readonly [Theme, number])[] {
  const shares = themeShares.slice(0, of.length);
  const sum = shares.reduce((total, share) => total + share, 0);
  return of.slice(0, shares.length).map((theme, at) => [theme, (shares[at] ?? 0) / sum]);
}

function themeTargets(of: readonly Theme[]): Float32Array {
  return targetsOf(
    themes.length,
    sharesOf(of).map(([theme, share]) => [themes.indexOf(theme), share]),
  );
}

function trainThemes(): SoftmaxModel {
  const innocent = examples.filter(({ harm, themes: named }) => harm === null && named.length > 0);
  const rows = [...innocent, ...days].map((example) => ({
    features: featuresOf(example.text),
    targets: themeTargets(example.themes),
    weight: 1,
  }));
  return trainSoftmax(rows, themes, size, {
    epochs: 8,
    learningRate: 0.05,
    decay: 1e-3,
    units: 128,
  });
}

function trainKinds(): SoftmaxModel {
  const rows = goals.map(([kind, goal = ""]) => ({
    features: featuresOf(goal),
    targets: targetsOf(goalKinds.length, [[goalKinds.findIndex((known) => known === kind), 1]]),
    weight: 1,
  }));
  return trainSoftmax(rows, goalKinds, size, {
    epochs: 15,
    learningRate: 0.1,
    decay: 1e-3,
    units: 0,
  });
}

/** The days say for certain how they feel; of the other examples the moment or the theme speaks of it. */
function trainFeelings(): SoftmaxModel {
  const sure = days.map(({ text, feeling }) => ({
    features: featuresOf(text),
    targets: targetsOf(feelings.length, [[feelings.indexOf(feeling), 1]]),
    weight: 1,
  }));
  const likely = examples
    .filter((example) => example.harm === null && example.themes.length > 0)
    .map((example) => ({
      features: featuresOf(example.text),
      targets: targetsOf(
        feelings.length,
        sharesOf(example.themes).map(([theme, share]) => [
          feelings.indexOf(feelingsOfThemes[theme]),
          share,
        ]),
      ),
      weight: themeWeight,
    }));
  const told = momentRows.map(({ text, moments: of, weight }) => ({
    features: featuresOf(text),
    targets: targetsOf(
      feelings.length,
      momentShares(of).flatMap(([moment, share]) =>
        feelings.map(
          (feeling, number) => [number, share * (feelingsOfMoments[moment][feeling] ?? 0)] as const,
        ),
      ),
    ),
    weight: momentWeight * weight,
  }));
  return trainSoftmax([...likely, ...told, ...sure], feelings, size, {
    epochs: 8,
    learningRate: 0.05,
    decay: 1e-3,
    units: 128,
  });
}

/** How much each of a text's moments counts; together 1. */
function momentShares([first, second]: MomentExample["moments"]): (readonly [Moment, number])[] {
  if (second === undefined) return [[first, 1]];
  return [
    [first, firstShare],
    [second, 1 - firstShare],
  ];
}

function momentFeatures(text: string): Features {
  const features = featuresOf(text);
  return toMomentFeatures(
    features,
    {
      themes: toProbabilities(toScores(themeModel, features)),
      feelings: toProbabilities(toScores(feelingModel, features)),
    },
    size,
  );
}

function trainMoments(): SoftmaxModel {
  const rows = momentRows.map(({ text, moments: of, weight }) => ({
    features: momentFeatures(text),
    targets: targetsOf(
      moments.length,
      momentShares(of).map(([moment, share]) => [moments.indexOf(moment), share]),
    ),
    weight,
  }));
  return trainSoftmax(
    rows,
    moments,
    momentSize(size, { themes: themes.length, feelings: feelings.length }),
    { epochs: 12, learningRate: 0.05, decay: 1e-4, units: 128 },
  );
}

function standingFeatures(goal: string, description: string): Features {
  const features = featuresOf(description);
  return toStandingFeatures(
    {
      description: features,
      descriptionMeaning: meanings.get(description) ?? [],
      goalMeaning: meanings.get(goal) ?? [],
      themes: toProbabilities(toScores(themeModel, features)),
      feelings: toProbabilities(toScores(feelingModel, features)),
      kinds: toProbabilities(toScores(kindModel, featuresOf(goal))),
    },
    size,
  );
}

function standingTargets(shares: Partial<Record<Standing, number>>): Float32Array {
  return targetsOf(
    standings.length,
    standings.map((standing, number) => [number, shares[standing] ?? 0]),
  );
}

/** The days say how each goal stands to them; the pairs, whether it is sore, and if not, it may stand in any way. */
function trainStandings(): SoftmaxModel {
  const sure = days.flatMap(({ text, goals: own }) =>
    own.map(({ goal, standing }) => ({
      features: standingFeatures(goal, text),
      targets: standingTargets({ [standing]: 1 }),
      weight: 1,
    })),
  );
  const likely = pairs.map(([label, goal = "", description = ""]) => ({
    features: standingFeatures(goal, description),
    targets: standingTargets(label === "sore" ? { sore: 1 } : standingOfFine),
    weight: pairWeight,
  }));
  return trainSoftmax(
    [...likely, ...sure],
    standings,
    standingSize(size, {
      themes: themes.length,
      feelings: feelings.length,
      kinds: goalKinds.length,
    }),
    { epochs: 20, learningRate: 0.03, decay: 3e-3, units: 0 },
  );
}
