import { type Features, meaningSize } from "./features.ts";
import { compareMeanings } from "./reading.ts";

/** What decides whether a goal is sore. */
export interface SorenessClues {
  /** The description's features. */
  readonly description: Features;
  readonly descriptionMeaning: readonly number[];
  readonly goalMeaning: readonly number[];
  /** Probabilities by the themes' numbers. */
  readonly themes: Float32Array;
  /** Probabilities by the goal kinds' numbers. */
  readonly kinds: Float32Array;
}

/** How strongly the pairs of a theme and a kind count beside the rest. */
const pairScale = 4;

/** How many features there are, for a vocabulary's features. */
export const sorenessSize = (featureSize: number, themes: number, kinds: number) =>
  featureSize + meaningSize + themes * kinds + 1;

/**
 * A goal is sore when today contradicts it, so goal and description count together: what their meanings share, which
 * theme meets which kind of goal, and how near they are.
 */
export function toSorenessFeatures(clues: SorenessClues, featureSize: number): Features {
  const { description, descriptionMeaning, goalMeaning, themes, kinds } = clues;
  const numbers = [...description.numbers];
  const values = [...description.values];
  for (let index = 0; index < meaningSize; index += 1) {
    numbers.push(featureSize + index);
    values.push(((descriptionMeaning[index] ?? 0) * (goalMeaning[index] ?? 0)) / (127 * 16));
  }
  for (const [theme, probability] of themes.entries())
    for (const [kind, likelihood] of kinds.entries()) {
      const both = probability * likelihood;
      if (both < 0.02) continue;
      numbers.push(featureSize + meaningSize + theme * kinds.length + kind);
      values.push(both * pairScale);
    }
  numbers.push(featureSize + meaningSize + themes.length * kinds.length);
  values.push(compareMeanings(descriptionMeaning, goalMeaning) * pairScale);
  return { numbers: Int32Array.from(numbers), values: Float32Array.from(values) };
}
