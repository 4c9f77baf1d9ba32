import { type AskingText, readAskingTexts, toAskingParts } from "../asking-texts.ts";
import { type CaseLabel, caseLabels } from "../cases.ts";
import { type CircumstanceLabel, circumstanceLabels } from "../circumstances.ts";
import { type Day, readDays } from "../days.ts";
import { type Example, readExamples, readRows } from "../examples.ts";
import { type Features, countFeatures, toFeatures } from "../features.ts";
import { examplesFolder } from "../folders.ts";
import { type LabelledText, readLabelled } from "../labelled-texts.ts";
import { type Moment, moments } from "../reading.ts";
import { type Seeds, createSeeds } from "../seeds.ts";
import { type PointedSentence, readPointTexts } from "../point-texts.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { speaksForItself, toSentences } from "../words.ts";
import { learnVocabulary } from "./learn-vocabulary.ts";
import { type MixedText, mixTexts } from "./mixed-texts.ts";
import { createRandom } from "./random.ts";

/** So few of them teach nearly as much, in less time. */
const oneInSentences = 3;
/** One in so many of all other texts and sentences teaches what asks for nothing. */
const oneInOthers = 4;
/** How many long texts are put together of short ones, for the reading of harm. */
const mixedCounts = { innocent: 3_000, harmful: 2_500 };
/** How much a text counts that was written to sound like another moment: there are more of these than people write. */
const hardWeight = 0.3;

/** All that is learnt from, and what turns it into features. */
export interface Corpus {
  readonly examples: readonly Example[];
  /** A kind and a goal each. */
  readonly goals: readonly (readonly string[])[];
  /** A label, a goal and a description each. */
  readonly pairs: readonly (readonly string[])[];
  readonly momentTexts: readonly (LabelledText<Moment> & { readonly weight: number })[];
  readonly circumstanceTexts: readonly LabelledText<CircumstanceLabel>[];
  readonly caseTexts: readonly LabelledText<CaseLabel>[];
  readonly days: readonly Day[];
  /** Texts of moments that tell of no harm. */
  readonly innocentMoments: readonly string[];
  /** A sentence by itself is read too, and says less for certain than the text around it. */
  readonly innocentSentences: readonly string[];
  readonly mixed: readonly MixedText[];
  readonly askingTexts: readonly AskingText[];
  readonly pointedSentences: readonly PointedSentence[];
  /** Texts and sentences that were written for something else. */
  readonly askingNothing: readonly string[];
  readonly seedRows: readonly (readonly [label: string, seed: string])[];
  readonly seeds: Seeds;
  readonly vocabulary: Vocabulary;
  /** How many features there are. */
  readonly size: number;
  readonly featuresOf: (text: string) => Features;
}

/**
 * Reads all examples, and learns the vocabulary from them.
 *
 * @throws Error that names the file and line of an unknown label
 */
export function loadCorpus(): Corpus {
  const examples = readExamples(new URL("hands/", examplesFolder));
  const goals = readRows(new URL("goals.tsv", examplesFolder));
  const pairs = readRows(new URL("soreness.tsv", examplesFolder));
  const days = readDays(new URL("days/", examplesFolder));
  const labelledDays = days.flatMap(({ text, labels }) =>
    labels === null ? [] : [{ text, ...labels }],
  );
  const momentTexts = [
    ...labelledDays.map((day) => ({ text: day.text, labels: day.moments, weight: 1 })),
    ...weigh(readLabelled(new URL("moments.tsv", examplesFolder), moments), 1),
    ...weigh(readLabelled(new URL("moments-hard.tsv", examplesFolder), moments), hardWeight),
  ];
  const circumstanceTexts = [
    ...labelledDays.map((day) => ({ text: day.text, labels: day.circumstances })),
    ...readLabelled(new URL("circumstances.tsv", examplesFolder), circumstanceLabels),
    ...readLabelled(new URL("moments.tsv", examplesFolder), circumstanceLabels, "behind"),
  ];
  const caseTexts = readLabelled(new URL("cases.tsv", examplesFolder), caseLabels);
  const seedRows = readRows(new URL("seeds.tsv", examplesFolder)).map(
    ([label = "", seed = ""]) => [label, seed] as const,
  );
  const texts = [
    ...examples.map(({ text }) => text),
    ...goals.map(([, goal = ""]) => goal),
    ...pairs.map(([, , description = ""]) => description),
    ...days.map(({ text }) => text),
    ...momentTexts.map(({ text }) => text),
  ];
  const told = new Set([...examples, ...days].map(({ text }) => text));
  // Where a text stands among the examples too, these alone say whether it tells of harm; and no day counts twice.
  const innocentMoments = momentTexts.filter(({ text }) => !told.has(text));
  const innocent = [...examples.filter(({ harm }) => harm === null), ...innocentMoments];
  const innocentSentences = [
    ...new Set(
      [...innocent, ...days]
        .map(({ text }) => toSentences(text))
        .filter((sentences) => sentences.length > 1)
        .flat()
        .filter(speaksForItself),
    ),
  ].filter((_, index) => index % oneInSentences === 0);
  const mixed = mixTexts({
    innocent: [...innocent, ...days, ...days].map(({ text }) => text),
    harmful: examples.flatMap(({ text, harm, isUnsure }) =>
      harm === null || isUnsure ? [] : [{ text, harm }],
    ),
    counts: mixedCounts,
    random: createRandom(),
  });
  const askingTexts = readAskingTexts(new URL("needs.tsv", examplesFolder));
  const pointedSentences = readPointTexts(new URL("points.txt", examplesFolder)).flatMap(
    ({ sentences }) => sentences,
  );
  const askingNothing = [
    ...new Set(
      [...examples.filter(({ harm }) => harm === null), ...days].flatMap(({ text }) =>
        toAskingParts(text),
      ),
    ),
  ].filter((_, index) => index % oneInOthers === 0);
  const seeds = createSeeds(seedRows);
  const vocabulary = learnVocabulary(texts);
  return {
    examples,
    goals,
    pairs,
    momentTexts,
    circumstanceTexts,
    caseTexts,
    days,
    innocentMoments: innocentMoments.map(({ text }) => text),
    innocentSentences,
    mixed,
    askingTexts,
    pointedSentences,
    askingNothing,
    seedRows,
    seeds,
    vocabulary,
    size: countFeatures({ vocabulary, seeds }),
    featuresOf: (text) => toFeatures(text, { vocabulary, seeds }),
  };
}

function weigh(rows: readonly LabelledText<Moment>[], weight: number) {
  return rows.map((row) => ({ ...row, weight }));
}
