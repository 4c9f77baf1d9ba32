import { type Feeling, type Reading, type Theme, feelings, hardFeelings } from "./reading.ts";

/** From which probability on a feeling counts: a plain word on a day with a mood is a smaller fault than the other way round. */
const likely = 0.45;
/** To be taken for low, empty or lonely is resented most. */
const likelyLow = 0.55;
/** Where it is hard for certain, and only not certain how, the likeliest hard one counts. */
const hardForCertain = 0.7;

/** Beside these, where they may be there, no day is called a good one: of a feast for who has died much sounds glad. */
const grave: readonly Theme[] = ["grief", "pregnancy-loss", "peril"];
const mayBeThere = 0.1;
/** Where one of them is this likely, no day is called a plain one either. */
const graveEnough = 0.25;

/**
 * The likeliest feeling; open when none is likely.
 *
 * @param probabilities of the feelings, in their order
 */
export function tellFeeling(probabilities: Float32Array, themes: Reading["themes"]): Feeling {
  const feeling = tellLikeliest(probabilities);
  const graves = themes.filter(({ theme }) => grave.includes(theme));
  const gravest = Math.max(0, ...graves.map(({ probability }) => probability));
  if (feeling !== "bright" && feeling !== "open") return feeling;
  if (gravest >= graveEnough) return "heavy";
  return gravest >= mayBeThere ? "open" : feeling;
}

function tellLikeliest(probabilities: Float32Array): Feeling {
  const probabilityOf = (feeling: Feeling) => probabilities[feelings.indexOf(feeling)] ?? 0;
  const [first = "open"] = feelings.toSorted(
    (one, other) => probabilityOf(other) - probabilityOf(one),
  );
  if (probabilityOf(first) >= (first === "low" ? likelyLow : likely)) return first;
  const together = hardFeelings.reduce((sum, feeling) => sum + probabilityOf(feeling), 0);
  return together >= hardForCertain && hardFeelings.includes(first) ? first : "open";
}
