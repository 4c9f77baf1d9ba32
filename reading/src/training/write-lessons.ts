// Writes what the classifier is taught, a line each, into the file that it is told; `docs/reading.md` says how it is taught.
// The first line has the labels, each other one a text and for each set of labels the shares of those that it has.
import { writeFileSync } from "node:fs";
import { classifiedLabels } from "../classified-labels.ts";
import type { ClassifiedName } from "../classifier/classification.ts";
import { loadCorpus } from "./corpus.ts";
import type { Lesson } from "./lesson.ts";
import { caseLessons } from "./train-cases.ts";
import { circumstanceLessons } from "./train-circumstances.ts";
import { feelingLessons } from "./train-feelings.ts";
import { harmLessons } from "./train-harm.ts";
import { momentLessons } from "./train-moments.ts";
import { sureMoodLessons } from "./train-moods.ts";
import { themeLessons } from "./train-themes.ts";

const [file = ""] = process.argv.slice(2);
// The classifier is given the words alone.
const corpus = await loadCorpus({ encode: async () => new Map() });
const lessons: Readonly<Record<ClassifiedName, readonly Lesson[]>> = {
  harm: harmLessons(corpus),
  themes: themeLessons(corpus),
  feelings: feelingLessons(corpus),
  // What a moment or a circumstance says of the mood is learnt with these.
  moods: sureMoodLessons(corpus),
  moments: momentLessons(corpus),
  circumstances: circumstanceLessons(corpus),
  cases: caseLessons(corpus),
};

interface Taught {
  readonly shares: readonly (readonly [label: number, share: number])[];
  readonly weight: number;
}

/** Of a text that says the same thing several times, what is surest counts. */
const byText = new Map<string, Partial<Record<ClassifiedName, Taught>>>();
for (const name of Object.keys(lessons) as ClassifiedName[])
  for (const { text, targets, weight } of lessons[name]) {
    const taught = byText.get(text) ?? {};
    byText.set(text, taught);
    if ((taught[name]?.weight ?? 0) >= weight) continue;
    const shares = [...targets.entries()]
      .filter(([, share]) => share > 0)
      .map(([label, share]) => [label, Number(share.toFixed(4))] as const);
    taught[name] = { shares, weight };
  }

const lines = [classifiedLabels, ...[...byText].map(([text, taught]) => ({ text, taught }))];
writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
process.stdout.write(`${byText.size} texts\n`);
