import { type Feeling, type Reading, type Theme, feelings } from "./reading.ts";

/** From which probability on a feeling counts: a plain word on a day with a mood is a smaller fault than the other way round. */
const likely = 0.45;
/** What is hard: where it is hard for certain and only not certain how, the likeliest of them counts. */
const hard: readonly Feeling[] = ["tense", "heavy", "weary", "angry", "low"];
const hardForCertain = 0.7;

/** Beside these, where they are this likely, no day is called a good one: of a feast for who has died much sounds glad. */
const grave: readonly Theme[] = ["grief", "pregnancy-loss", "peril"];
const graveProbability = 0.1;

/**
 * The likeliest feeling; open when none is likely.
 *
 * @param probabilities of the feelings, in their order
 */
export function tellFeeling(probabilities: Float32Array, themes: Reading["themes"]): Feeling {
  const feeling = tellLikeliest(probabilities);
  const isGrave = themes.some(
    ({ theme, probability }) => grave.includes(theme) && probability >= graveProbability,
  );
  return feeling === "bright" && isGrave ? "open" : feeling;
}

function tellLikeliest(probabilities: Float32Array): Feeling {
  const probabilityOf = (feeling: Feeling) => probabilities[feelings.indexOf(feeling)] ?? 0;
  const [first = "open"] = feelings.toSorted(
    (one, other) => probabilityOf(other) - probabilityOf(one),
  );
  if (probabilityOf(first) >= likely) return first;
  const together = hard.reduce((sum, feeling) => sum + probabilityOf(feeling), 0);
  return together >= hardForCertain && hard.includes(first) ? first : "open";
}
