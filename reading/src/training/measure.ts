import type { Example } from "../examples.ts";
import type { Day } from "../days.ts";
import type { Feeling, Harm, Reading, Standing } from "../reading.ts";

/** An example and how it was read. */
export interface Measured {
  readonly example: Example;
  readonly harm: Harm;
  readonly themes: Reading["themes"];
}

/** A share, with the bounds between which it lies with 95 % probability. */
export interface Share {
  readonly part: number;
  readonly whole: number;
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

/** The share with Wilson's interval, which holds for small numbers too (Wilson 1927). */
export function shareOf(part: number, whole: number): Share {
  if (whole === 0) return { part, whole, share: 0, least: 0, most: 1 };
  const z = 1.96;
  const share = part / whole;
  const middle = share + (z * z) / (2 * whole);
  const spread = z * Math.sqrt((share * (1 - share)) / whole + (z * z) / (4 * whole * whole));
  const scale = 1 + (z * z) / whole;
  return {
    part,
    whole,
    share,
    least: Math.max(0, (middle - spread) / scale),
    most: (middle + spread) / scale,
  };
}

export interface Table {
  readonly harmHeard: Share;
  readonly harmCertain: Share;
  readonly unsureHeard: Share;
  readonly innocentCertain: Share;
  readonly innocentUnsure: Share;
  readonly nearCertain: Share;
  readonly nearUnsure: Share;
  readonly themeFirst: Share;
  readonly themeInTwo: Share;
}

/** What share of the texts was read rightly. */
export function tabulate(measured: readonly Measured[]): Table {
  const shareIn = (all: (one: Measured) => boolean, counts: (one: Measured) => boolean): Share => {
    const whole = measured.filter(all);
    return shareOf(whole.filter(counts).length, whole.length);
  };
  const isHeard = ({ harm }: Measured) => harm.level !== "none";
  const isCertain = ({ harm }: Measured) => harm.level === "certain";
  const isUnsure = ({ harm }: Measured) => harm.level === "unsure";
  const isHarm = ({ example }: Measured) => example.harm !== null && !example.isUnsure;
  const isInnocent = ({ example }: Measured) => example.harm === null;
  const isNear = ({ example }: Measured) => example.isNear;
  const hasTheme = ({ example }: Measured) =>
    example.harm === null && example.themes.some((theme) => theme !== "general");
  const found = ({ example, themes }: Measured, among: number) =>
    themes.slice(0, among).some(({ theme }) => example.themes.includes(theme));
  return {
    harmHeard: shareIn(isHarm, isHeard),
    harmCertain: shareIn(isHarm, isCertain),
    unsureHeard: shareIn(({ example }) => example.isUnsure, isHeard),
    innocentCertain: shareIn(isInnocent, isCertain),
    innocentUnsure: shareIn(isInnocent, isUnsure),
    nearCertain: shareIn(isNear, isCertain),
    nearUnsure: shareIn(isNear, isUnsure),
    themeFirst: shareIn(hasTheme, (one) => found(one, 1)),
    themeInTwo: shareIn(hasTheme, (one) => found(one, 2)),
  };
}

/** A day and how it was read. */
export interface MeasuredDay {
  readonly day: Day;
  readonly reading: Pick<Reading, "feeling" | "goals" | "harm">;
}

export interface DayTable {
  /** None of the days speaks of harm. */
  readonly dayCertain: Share;
  readonly dayUnsure: Share;
  readonly feelingRight: Share;
  /** A good day taken for a hard one, or a hard one for a good one. */
  readonly feelingOpposed: Share;
  /** Of the goals that today hurts or has not decided: told as facts. */
  readonly soreTold: Share;
  /** Of the others: told as facts. */
  readonly otherTold: Share;
  /** Of the goals that are read as shown by today: those that are. */
  readonly shownRight: Share;
  /** Of the same goals: those that are of today's matter at least. */
  readonly shownOfToday: Share;
  /** Of the days that prove or need a goal: it is the first to be told. */
  readonly bearingFirst: Share;
}

function shareIn<Item>(all: readonly Item[], counts: (one: Item) => boolean): Share {
  return shareOf(all.filter(counts).length, all.length);
}

function isOpposed(one: Feeling, other: Feeling): boolean {
  return one !== other && [one, other].includes("bright") && ![one, other].includes("open");
}

function isSore(standing: Standing): boolean {
  return standing === "sore" || standing === "open";
}

function isOfToday(standing: Standing): boolean {
  return standing === "true" || standing === "helps";
}

/** What share of the days was read rightly. */
export function tabulateDays(measured: readonly MeasuredDay[]): DayTable {
  const goals = measured.flatMap(({ day, reading }) =>
    day.goals.map(({ standing }, at) => ({
      standing,
      told: reading.goals[at]?.told != null,
      isShown: reading.goals[at]?.isShown === true,
    })),
  );
  const shown = goals.filter(({ isShown }) => isShown);
  const first = measured
    .filter(({ day }) => day.goals.some(({ standing }) => isOfToday(standing)))
    .map(({ day, reading }) => {
      const bearings = reading.goals.map((goal) => (goal?.told == null ? -1 : goal.bearing));
      return day.goals[bearings.indexOf(Math.max(...bearings))]?.standing ?? "apart";
    });
  return {
    dayCertain: shareIn(measured, ({ reading }) => reading.harm.level === "certain"),
    dayUnsure: shareIn(measured, ({ reading }) => reading.harm.level === "unsure"),
    feelingRight: shareIn(measured, ({ day, reading }) => day.feeling === reading.feeling),
    feelingOpposed: shareIn(measured, ({ day, reading }) =>
      isOpposed(day.feeling, reading.feeling),
    ),
    soreTold: shareIn(
      goals.filter(({ standing }) => isSore(standing)),
      ({ told }) => told,
    ),
    otherTold: shareIn(
      goals.filter(({ standing }) => !isSore(standing)),
      ({ told }) => told,
    ),
    shownRight: shareIn(shown, ({ standing }) => standing === "true"),
    shownOfToday: shareIn(shown, ({ standing }) => isOfToday(standing)),
    bearingFirst: shareIn(first, isOfToday),
  };
}

const percent = (value: number) => `${(value * 100).toFixed(0)} %`;

/** A line for each figure, with its interval. */
export function printShares(shares: object): string {
  return Object.entries(shares)
    .map(
      ([name, { part, whole, share, least, most }]: [string, Share]) =>
        `  ${name.padEnd(16)} ${percent(share).padStart(6)}  ${part} of ${whole}, ${percent(least)} to ${percent(most)}`,
    )
    .join("\n");
}
