import { readAskingTexts } from "../asking-texts.ts";
import { type Reader, createReader } from "../create-reader.ts";
import { caseLabels, casesOf, otherCase } from "../cases.ts";
import { answeredProbability, circumstanceLabels, noCircumstance } from "../circumstances.ts";
import { createFindDanger } from "../danger-phrases.ts";
import { readDays } from "../days.ts";
import { readExamples } from "../examples.ts";
import { examplesFolder } from "../folders.ts";
import { readDangerPhrases } from "../read-danger-phrases.ts";
import { readLabelled } from "../labelled-texts.ts";
import { type PointedText, readPointTexts } from "../point-texts.ts";
import { answeredPointProbability } from "../points.ts";
import type { Trained } from "../model.ts";
import { type Mood, moments, moods } from "../reading.ts";
import { loadTextClassifier } from "../classifier/text-classifier.ts";
import {
  type DayTable,
  type Measured,
  type MeasuredDay,
  type Share,
  type Table,
  printShares,
  shareOf,
  tabulate,
  tabulateDays,
} from "./measure.ts";

type Measure =
  | keyof Table
  | keyof DayTable
  | "harmAmongOthers"
  | "moodRight"
  | "gladTakenForHard"
  | "hardTakenForGlad"
  | "momentFirst"
  | "momentInTwo"
  | "circumstanceFirst"
  | "circumstanceInTwo"
  | "caseHeard"
  | "caseRight"
  | "needHeard"
  | "needImagined"
  | "pointHeard"
  | "pointRight";

/** What the texts by other hands must reach; it isn't good enough below. */
const bounds: Partial<Record<Measure, { readonly least?: number; readonly most?: number }>> = {
  harmHeard: { least: 0.95 },
  harmCertain: { least: 0.8 },
  innocentCertain: { most: 0.02 },
  innocentUnsure: { most: 0.12 },
  themeInTwo: { least: 0.82 },
  dayCertain: { most: 0.02 },
  dayUnsure: { most: 0.125 },
  feelingRight: { least: 0.6 },
  feelingOpposed: { most: 0.1 },
  soreTold: { most: 0.24 },
  otherTold: { least: 0.68 },
  shownRight: { least: 0.6 },
  harmAmongOthers: { least: 0.88 },
  bearingFirst: { least: 0.52 },
  moodRight: { least: 0.8 },
  gladTakenForHard: { most: 0.1 },
  hardTakenForGlad: { most: 0.06 },
  momentFirst: { least: 0.53 },
  momentInTwo: { least: 0.68 },
  circumstanceFirst: { least: 0.48 },
  circumstanceInTwo: { least: 0.6 },
  needHeard: { least: 0.8 },
  needImagined: { most: 0.03 },
  caseHeard: { least: 0.38 },
  caseRight: { least: 0.74 },
  pointHeard: { least: 0.33 },
  pointRight: { least: 0.72 },
};

export interface ApartMeasure {
  /** A line for each figure, and one for each that is out of its bounds. */
  readonly report: string;
  readonly isGood: boolean;
}

/** How well what was learnt reads the texts and days by other hands. */
export async function measureApart(trained: Trained): Promise<ApartMeasure> {
  const reader = createReader({
    classifier: await loadTextClassifier(),
    trained,
    findDanger: createFindDanger(readDangerPhrases()),
    grammar: {
      // As if its grammar were certain: what keeps a goal from being told is the day.
      tellGoal: (goal) => ({ you: goal, i: goal }),
      tellWish: () => null,
      tellPerson: () => null,
      tellThings: () => [],
      tellRestatement: () => null,
      tellQuotation: () => null,
      tellOccasion: () => null,
      tellDay: () => null,
    },
  });
  const texts: Measured[] = [];
  for (const example of readExamples(new URL("apart/", examplesFolder))) {
    const { harm, themes } = await reader.read({ description: example.text, goals: [] });
    texts.push({ example, harm, themes });
  }
  const days: MeasuredDay[] = [];
  for (const day of readDays(new URL("days-apart/", examplesFolder))) {
    const written = { description: day.text, goals: day.goals.map(({ goal }) => goal) };
    days.push({ day, reading: await reader.read(written) });
  }
  const table = {
    ...tabulate(texts),
    ...tabulateDays(days),
    harmAmongOthers: await measureAmongOthers(reader, texts, days),
    ...(await measureMoods(reader)),
    ...(await measureMoments(reader)),
    ...(await measureCircumstances(reader)),
    ...(await measureCases(reader)),
    ...(await measureNeeds(reader)),
    ...(await measurePoints(reader)),
  };
  const missed = Object.entries(bounds).filter(([name, { least = 0, most = 1 }]) => {
    const { share } = table[name as Measure];
    return share < least || share > most;
  });
  const lines = [printShares(table), ...missed.map(([name]) => `${name} is out of its bounds`)];
  return { report: `${lines.join("\n")}\n`, isGood: missed.length === 0 };
}

/** How many texts of harm are heard where each stands before or behind a day that has nothing to do with it. */
async function measureAmongOthers(
  reader: Reader,
  texts: readonly Measured[],
  days: readonly MeasuredDay[],
): Promise<Share> {
  const harmful = texts.filter(({ example }) => example.harm !== null && !example.isUnsure);
  let heard = 0;
  for (const [number, { example }] of harmful.entries()) {
    // A step that has no divisor in common with their number, so that many days take part.
    const day = days[(number * 7) % days.length]?.day.text ?? "";
    const sides = number % 2 === 0 ? [day, example.text] : [example.text, day];
    const { harm } = await reader.read({ description: sides.join(". "), goals: [] });
    if (harm.level !== "none") heard++;
  }
  return shareOf(heard, harmful.length);
}

/** How often the likeliest label, or one of the first two, is one that a text of the file was labelled with. */
async function measureLabelled<Label extends string>(
  file: string,
  known: readonly Label[],
  labelsOf: (text: string) => Promise<readonly Label[]>,
): Promise<{ readonly first: Share; readonly inTwo: Share }> {
  const texts = readLabelled(new URL(file, examplesFolder), known);
  let first = 0;
  let inTwo = 0;
  for (const { text, labels } of texts) {
    const read = await labelsOf(text);
    const [likeliest = false, next = false] = read
      .slice(0, 2)
      .map((label) => labels.includes(label));
    if (likeliest) first += 1;
    if (likeliest || next) inTwo += 1;
  }
  return { first: shareOf(first, texts.length), inTwo: shareOf(inTwo, texts.length) };
}

/** How often the likeliest mood is one in which a friend would answer, and how often it is the opposite of it. */
async function measureMoods(reader: Reader) {
  const texts = readLabelled(new URL("moods-apart.tsv", examplesFolder), moods);
  const read: { readonly likeliest: Mood; readonly labels: readonly (Mood | undefined)[] }[] = [];
  for (const { text, labels } of texts) {
    const { mood } = await reader.read({ description: text, goals: [] });
    const likeliest = moods.reduce((best, one) => (mood[one] > mood[best] ? one : best));
    read.push({ likeliest, labels });
  }
  const takenFor = (mood: Mood, wrong: Mood) => {
    const certain = read.filter(({ labels }) => labels.length === 1 && labels[0] === mood);
    return shareOf(certain.filter(({ likeliest }) => likeliest === wrong).length, certain.length);
  };
  return {
    moodRight: shareOf(
      read.filter(({ likeliest, labels }) => labels.includes(likeliest)).length,
      read.length,
    ),
    gladTakenForHard: takenFor("glad", "hard"),
    hardTakenForGlad: takenFor("hard", "glad"),
  };
}

async function measureMoments(reader: Reader) {
  const { first, inTwo } = await measureLabelled("moments-apart.tsv", moments, async (text) => {
    const read = await reader.read({ description: text, goals: [] });
    return read.moments.map(({ moment }) => moment);
  });
  return { momentFirst: first, momentInTwo: inTwo };
}

async function measureCircumstances(reader: Reader) {
  const { first, inTwo } = await measureLabelled(
    "circumstances-apart.tsv",
    circumstanceLabels,
    async (text) => {
      const read = await reader.read({ description: text, goals: [] });
      const labels = read.circumstances.map(({ circumstance }) => circumstance);
      return labels.length === 0 ? [noCircumstance] : labels;
    },
  );
  return { circumstanceFirst: first, circumstanceInTwo: inTwo };
}

/** How many of the cases are answered, and how many of those that are answered are right. */
async function measureCases(reader: Reader) {
  const texts = readLabelled(new URL("cases-apart.tsv", examplesFolder), caseLabels);
  const counts = { cases: 0, heard: 0, told: 0, right: 0 };
  for (const { text, labels } of texts) {
    const read = await reader.read({ description: text, goals: [] });
    const told = read.cases.filter((one) =>
      read.circumstances.some(
        ({ circumstance, probability }) =>
          casesOf(circumstance).includes(one.case) &&
          probability * one.probability >= answeredProbability,
      ),
    );
    const right = told.filter((one) => labels.includes(one.case)).length;
    counts.cases += labels.includes(otherCase) ? 0 : 1;
    counts.heard += Math.min(right, 1);
    counts.told += told.length;
    counts.right += right;
  }
  return {
    caseHeard: shareOf(counts.heard, counts.cases),
    caseRight: shareOf(counts.right, counts.told),
  };
}

/** How often what somebody asks for is heard rightly, and how often something is heard where nothing is asked for. */
async function measureNeeds(reader: Reader) {
  const texts = readAskingTexts(new URL("needs-apart.tsv", examplesFolder));
  const asking = texts.filter(({ label }) => label !== "none");
  let heard = 0;
  let imagined = 0;
  for (const { text, label } of texts) {
    const { need } = await reader.read({ description: text, goals: [] });
    if (label === "none") imagined += need === null ? 0 : 1;
    else heard += need === label ? 1 : 0;
  }
  return {
    needHeard: shareOf(heard, asking.length),
    needImagined: shareOf(imagined, texts.length - asking.length),
  };
}

/** From here on a point is answered in all but the shortest inspirations. */
const answeredPoint = answeredPointProbability[3];

const pointsOf = (text: PointedText | undefined) =>
  new Set(text?.sentences.flatMap(({ points }) => points));

/** How many of the points that two hands found are heard, and how many of those that are heard one of the two found. */
async function measurePoints(reader: Reader) {
  const [one = [], other = []] = ["hand-1.txt", "hand-2.txt"].map((file) =>
    readPointTexts(new URL(`points-apart/${file}`, examplesFolder)),
  );
  const counts = { found: 0, heard: 0, told: 0, right: 0 };
  for (const [index, text] of one.entries()) {
    const [byOne, byOther] = [pointsOf(text), pointsOf(other[index])];
    const read = await reader.read({ description: text.text, goals: [] });
    const told = read.points.filter(({ probability }) => probability >= answeredPoint);
    const isTold = (point: string) => told.some((each) => each.point === point);
    const byBoth = [...byOne].filter((point) => byOther.has(point));
    counts.found += byBoth.length;
    counts.heard += byBoth.filter(isTold).length;
    counts.told += told.length;
    counts.right += told.filter(({ point }) => byOne.has(point) || byOther.has(point)).length;
  }
  return {
    pointHeard: shareOf(counts.heard, counts.found),
    pointRight: shareOf(counts.right, counts.told),
  };
}
