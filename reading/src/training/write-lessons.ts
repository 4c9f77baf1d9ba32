// Writes what the classifier is taught, a line each, into the file that it is told; `docs/reading.md` says how it is taught.
// The first line has the labels, each other one a text with the shares of the labels that it has, or with goals before it and
// how each stands to it.
import { writeFileSync } from "node:fs";
import { taughtLabels } from "../classified-labels.ts";
import type { ClassifiedName } from "../classifier/classification.ts";
import { loadCorpus } from "./corpus.ts";
import type { Lesson } from "./lesson.ts";
import { caseLessons } from "./train-cases.ts";
import { circumstanceLessons } from "./train-circumstances.ts";
import { feelingLessons } from "./train-feelings.ts";
import { goalKindLessons } from "./train-goal-kinds.ts";
import { harmLessons } from "./train-harm.ts";
import { momentLessons } from "./train-moments.ts";
import { sureMoodLessons } from "./train-moods.ts";
import { needLessons } from "./train-needs.ts";
import { standingLessons } from "./standing-lessons.ts";
import { themeLessons } from "./train-themes.ts";

/** So few of the texts that tell of nothing teach nearly as much, in less time. */
const oneInPlain = 3;

const [file = ""] = process.argv.slice(2);
const corpus = loadCorpus();
const lessons: Readonly<Record<ClassifiedName, readonly Lesson[]>> = {
  harm: harmLessons(corpus),
  themes: themeLessons(corpus),
  feelings: feelingLessons(corpus),
  // What a moment or a circumstance says of the mood is learnt with these.
  moods: sureMoodLessons(corpus),
  moments: momentLessons(corpus),
  circumstances: circumstanceLessons(corpus),
  cases: caseLessons(corpus),
  goalKinds: goalKindLessons(corpus),
  needs: needLessons(corpus),
};

interface Taught {
  readonly shares: readonly (readonly [label: number, share: number])[];
  readonly weight: number;
}

const toShares = (targets: Float32Array) =>
  [...targets.entries()]
    .filter(([, share]) => share > 0)
    .map(([label, share]) => [label, Number(share.toFixed(4))] as const);

/** Of a text that says the same thing several times, what is surest counts. */
const byText = new Map<string, Partial<Record<ClassifiedName, Taught>>>();
const telling = new Set<string>();
for (const name of Object.keys(lessons) as ClassifiedName[])
  for (const { text, targets, weight, isPlain } of lessons[name]) {
    if (isPlain !== true) telling.add(text);
    const taught = byText.get(text) ?? {};
    byText.set(text, taught);
    if ((taught[name]?.weight ?? 0) >= weight) continue;
    taught[name] = { shares: toShares(targets), weight };
  }

let plain = 0;
const texts = [...byText].filter(([text]) => telling.has(text) || plain++ % oneInPlain === 0);
const beside = standingLessons(corpus).map(({ text, goals }) => ({
  text,
  taught: {},
  goals: goals.map(({ goal, targets, weight }) => ({ goal, shares: toShares(targets), weight })),
}));
const lines = [
  taughtLabels,
  ...texts.map(([text, taught]) => ({ text, taught, goals: [] })),
  ...beside,
];
writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
process.stdout.write(`${texts.length} texts, ${beside.length} with goals\n`);
