import { type Features, meaningSize } from "./features.ts";
import { compareMeanings } from "./reading.ts";

/** What decides how a goal stands to the day. */
export interface StandingClues {
  /** The description's features. */
  readonly description: Features;
  readonly descriptionMeaning: readonly number[];
  /** The meanings of its sentences; none where there are no several. */
  readonly sentences: readonly (readonly number[])[];
  readonly goalMeaning: readonly number[];
  /** How much of the goal's words the description has, from 0 to 1. */
  readonly shared: number;
  /** Probabilities by the themes' numbers. */
  readonly themes: Float32Array;
  /** Probabilities by the feelings' numbers. */
  readonly feelings: Float32Array;
  /** Probabilities by the goal kinds' numbers. */
  readonly kinds: Float32Array;
}

/** How strongly the pairs count beside the rest. */
const pairScale = 4;
/** Pairs that are rarer say too little. */
const leastPair = 0.02;

/** How many features there are, for a vocabulary's features. */
export const standingSize = (
  featureSize: number,
  { themes, feelings, kinds }: { themes: number; feelings: number; kinds: number },
) => featureSize + meaningSize + themes * kinds + feelings * kinds + 3 * (feelings + 1);

/**
 * A goal stands to the day as both together say, so goal and description count together: what their meanings share,
 * which theme and which feeling meet which kind of goal, how near they are and how many words they share, and with which
 * feeling.
 */
export function toStandingFeatures(clues: StandingClues, featureSize: number): Features {
  const { description, descriptionMeaning, sentences, goalMeaning, shared } = clues;
  const { themes, feelings, kinds } = clues;
  const numbers = [...description.numbers];
  const values = [...description.values];
  for (let index = 0; index < meaningSize; index += 1) {
    numbers.push(featureSize + index);
    values.push(((descriptionMeaning[index] ?? 0) * (goalMeaning[index] ?? 0)) / (127 * 16));
  }
  let start = featureSize + meaningSize;
  for (const probabilities of [themes, feelings]) {
    for (const [at, probability] of probabilities.entries())
      for (const [kind, likelihood] of kinds.entries()) {
        const both = probability * likelihood;
        if (both < leastPair) continue;
        numbers.push(start + at * kinds.length + kind);
        values.push(both * pairScale);
      }
    start += probabilities.length * kinds.length;
  }
  const nearness = compareMeanings(descriptionMeaning, goalMeaning);
  const nearest = Math.max(
    nearness,
    ...sentences.map((sentence) => compareMeanings(sentence, goalMeaning)),
  );
  const withFeelings = [...feelings, 1];
  for (const clue of [nearness, nearest, shared]) {
    for (const [at, probability] of withFeelings.entries()) {
      numbers.push(start + at);
      values.push(probability * clue * pairScale);
    }
    start += withFeelings.length;
  }
  return { numbers: Int32Array.from(numbers), values: Float32Array.from(values) };
}
