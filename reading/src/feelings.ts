import type { Feeling, Theme } from "./reading.ts";

/** How somebody with a theme most often feels. */
const feelingsOfThemes: Readonly<Record<Theme, Feeling>> = {
  addiction: "heavy",
  ageing: "low",
  angry: "angry",
  betrayal: "heavy",
  "body-image": "low",
  breakup: "heavy",
  calm: "open",
  caring: "weary",
  comparison: "low",
  competition: "tense",
  conflict: "angry",
  "creative-block": "low",
  decision: "tense",
  doubt: "low",
  exam: "tense",
  fear: "tense",
  friendship: "open",
  gratitude: "bright",
  grief: "heavy",
  health: "heavy",
  hope: "bright",
  identity: "open",
  infertility: "heavy",
  interview: "tense",
  "job-loss": "heavy",
  joy: "bright",
  lonely: "low",
  love: "bright",
  migration: "low",
  mistake: "heavy",
  money: "tense",
  moving: "open",
  "new-beginning": "tense",
  numb: "low",
  overwhelm: "weary",
  parenting: "weary",
  peril: "heavy",
  "pregnancy-loss": "heavy",
  presentation: "tense",
  procrastination: "tense",
  proud: "bright",
  sad: "low",
  shame: "heavy",
  sleepless: "weary",
  stuck: "low",
  tired: "weary",
  unfairness: "angry",
  waiting: "tense",
  work: "weary",
  world: "open",
  worry: "tense",
  general: "open",
};

/** From which probability on a feeling counts, */
const likely = 0.55;
/** and how much likelier than the next one it must be. */
const ahead = 1.5;

/** The feeling that the themes' probabilities speak for most; open when none stands out. */
export function tellFeeling(
  themes: readonly { readonly theme: Theme; readonly probability: number }[],
): Feeling {
  const sums = new Map<Feeling, number>();
  for (const { theme, probability } of themes) {
    const feeling = feelingsOfThemes[theme];
    sums.set(feeling, (sums.get(feeling) ?? 0) + probability);
  }
  const [first, second] = [...sums].toSorted(([, one], [, other]) => other - one);
  if (first === undefined || first[1] < Math.max(likely, ahead * (second?.[1] ?? 0))) return "open";
  return first[0];
}
