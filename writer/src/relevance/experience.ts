import { type Moment, type Reading, hardFeelings } from "@hearten/reading/reading.ts";

/** How likely a day is a glad one, a hard one, or neither: they add up to 1. */
export type MoodShares = readonly [glad: number, hard: number, open: number];

/** What an arc was worth to people, on glad days, hard ones and others: from -0.2, which is wrong, to 3. */
export type Experience = readonly [glad: number, hard: number, open: number];

/** An arc that somebody has graded. */
export interface Graded {
  /** Its worth by that grade. */
  readonly worth: number;
  readonly shares: MoodShares;
}

/** As many grades count as much as none at all. */
const doubt = 8;
/** What arcs are worth of which nobody has said anything. */
const unknown = { general: 1, moment: 1, other: 0.1 } as const;

export function toMoodShares({ feelings }: Pick<Reading, "feelings">): MoodShares {
  const sumOf = (counts: (feeling: string) => boolean) =>
    feelings.reduce(
      (sum, { feeling, probability }) => sum + (counts(feeling) ? probability : 0),
      0,
    );
  const glad = sumOf((feeling) => feeling === "bright");
  const hard = sumOf((feeling) => hardFeelings.some((one) => one === feeling));
  return [glad, hard, Math.max(0, 1 - glad - hard)];
}

/**
 * The expected worth of an arc, from its grades (additive smoothing). The arc's average begins at the worth of an arc
 * that nobody has graded, and the average of each mood begins at the arc's. Arcs for a moment all have the same
 * expected worth: their grades tell only whether the moment was right.
 */
export function toExperience(
  { theme, moment }: { readonly theme: string; readonly moment: Moment | null },
  grades: readonly Graded[],
): Experience {
  if (moment !== null) return [unknown.moment, unknown.moment, unknown.moment];
  const before = theme === "general" ? unknown.general : unknown.other;
  const sum = grades.reduce((all, { worth }) => all + worth, 0);
  const average = (sum + doubt * before) / (grades.length + doubt);
  const [glad, hard, open] = [0, 1, 2].map((mood) => {
    const share = grades.reduce((all, { shares }) => all + (shares[mood] ?? 0), 0);
    const worth = grades.reduce(
      (all, { shares, worth: one }) => all + (shares[mood] ?? 0) * one,
      0,
    );
    return (worth + doubt * average) / (share + doubt);
  });
  return [glad ?? average, hard ?? average, open ?? average];
}

/** What an arc is expected to be worth on such a day. */
export function expectOn(shares: MoodShares, experience: Experience): number {
  return shares.reduce((sum, share, mood) => sum + share * (experience[mood] ?? 0), 0);
}
