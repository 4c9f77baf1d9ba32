import type { FindDanger } from "./danger-phrases.ts";
import type { Thresholds } from "./model.ts";
import { type Harm, type HarmKind, harmKinds } from "./reading.ts";

export const noHarm: Harm = { level: "none", kind: null };

/** What a text shows of harm. */
export interface HarmScore {
  /** The logarithm of the odds that it speaks of harm. */
  readonly score: number;
  /** The same as it is said by the one of two readers who hears less of it. */
  readonly least: number;
  /** The same as it is said by the one who hears more. */
  readonly most: number;
  /** Whether two readers say it: their mean is nearer to the truth, and has thresholds of its own. */
  readonly isPooled: boolean;
  /** The likeliest kind. */
  readonly kind: HarmKind;
}

/** The labels of the model: no harm, then the kinds. */
export const harmLabels = ["none", ...harmKinds] as const;

const tiny = 1e-6;

/** @param probabilities of the model's labels */
export function toHarmScore([none = 1, ...kinds]: ArrayLike<number> & Iterable<number>): HarmScore {
  const best = kinds.indexOf(Math.max(...kinds));
  const kind = harmKinds[best];
  if (kind === undefined) throw new Error("These are probabilities of other labels.");
  const score = Math.log((1 - none + tiny) / (none + tiny));
  return { score, least: score, most: score, isPooled: false, kind };
}

/** What two readers say together, who count alike; of the kind that the surer one says. */
export function poolHarm(one: HarmScore, other: HarmScore): HarmScore {
  const { kind } = one.score > other.score ? one : other;
  return {
    score: (one.score + other.score) / 2,
    least: Math.min(one.least, other.least),
    most: Math.max(one.most, other.most),
    isPooled: true,
    kind,
  };
}

/**
 * Nothing is certain without a plain phrase of which one reader says less than one in four. With a threshold of 0.2 for
 * both together, from -2 on three more of 234 explicit texts of harm were certain, and three more of 415 days in no danger
 * (decisions/088).
 */
const leastForCertain = -1;
/** Nothing is unsure of which one reader says less than one in twenty, however loud the other one is. */
const leastForUnsure = -3;
/**
 * How far below its threshold for certainty a score may lie where a plain phrase says the same. "She hit me with the torta" of a
 * wrestler lies farther below, and no text of harm apart does.
 */
const phraseCredit = 2;
/** The models know no other language, so that what they say against a phrase of one counts for little. */
const foreignCredit = 6;
/** A plain phrase leaves its text unsure at least, unless the whole text, in English, speaks this strongly against it. */
const jokeScore = -6;

/**
 * Whether it may speak of harm: together the readers say so, and neither of them next to nothing.
 *
 * @param threshold the logarithm of the odds from which on they do
 */
export const mayBeHarm = (
  { score, least }: Pick<HarmScore, "score" | "least">,
  threshold: number,
) => score >= threshold && least >= leastForUnsure;

/**
 * Decides by thresholds that lie apart: to miss somebody in danger is worse than to be careful with somebody who is not.
 * The plain phrases are a floor: a text with one is unsure at least.
 *
 * @param certainByPhrase the threshold for certainty below which a text with a plain phrase may lie by the phrase's credit
 */
export function decideHarm(
  { score, least, kind }: HarmScore,
  text: string,
  findDanger: FindDanger,
  thresholds: Thresholds,
  certainByPhrase = thresholds.certain,
): Harm {
  const found = findDanger(text);
  if (score >= thresholds.certain && least >= leastForCertain) return { level: "certain", kind };
  const credit = found?.language === "en" ? phraseCredit : foreignCredit;
  if (found !== null && !found.isNegated && score >= certainByPhrase - credit)
    return { level: "certain", kind: found.kind };
  const isJoke = found?.language === "en" && score < jokeScore;
  if (found !== null && !isJoke) return { level: "unsure", kind: found.kind };
  return mayBeHarm({ score, least }, thresholds.unsure) ? { level: "unsure", kind } : noHarm;
}

const gravity = { none: 0, unsure: 1, certain: 2 } as const;

/** The gravest; of several equally grave ones the first. */
export function gravest(harms: readonly Harm[]): Harm {
  return harms.reduce(
    (worst, harm) => (gravity[harm.level] > gravity[worst.level] ? harm : worst),
    noHarm,
  );
}
