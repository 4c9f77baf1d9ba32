import type { FindDanger } from "./danger-phrases.ts";
import { type HarmScore, decideHarm, gravest, mayBeHarm, noHarm } from "./harm.ts";
import type { Thresholds, Trained } from "./model.ts";
import type { Harm } from "./reading.ts";

interface HarmReaderParts {
  readonly thresholds: Trained["thresholds"];
  readonly findDanger: FindDanger;
}

/** A sentence of a text, and what it shows of harm by itself. */
export interface ScoredSentence {
  readonly text: string;
  readonly harm: HarmScore;
}

/** Reads harm from texts and their sentences. */
interface HarmReader {
  /** A goal is short, and read without what is around it. */
  readGoal(goal: string, score: HarmScore): Harm;
  /**
   * A text of several sentences is read by each of them too. One of harm may drown among the others; and what only the
   * whole says counts less, since the more is told, the likelier it sounds like harm by chance.
   *
   * @param sentences none of a text that is a single one
   */
  readText(text: string, score: HarmScore, sentences: readonly ScoredSentence[]): Harm;
  /** Whether a sentence is so far from harm that it may be said back where the text around it leaves that unsure. */
  isHarmless(sentence: ScoredSentence): boolean;
}

/** How much more one of several sentences must speak of harm than a whole text. */
const sentenceAllowance = 1.9;
/** How much less than what leaves a whole text unsure a sentence must speak of harm to be said back in such a one. */
const quotableAllowance = 1;
/**
 * How much more a goal must speak of harm than a description: three goals are three more chances to be wrong. Chosen when
 * goals were read by their words alone.
 */
const goalAllowance = 2.6;
/** How much more a part must speak of harm to be certain of it alone. */
const partAllowance = 2;

export function createHarmReader({ thresholds, findDanger }: HarmReaderParts): HarmReader {
  const thresholdsOf = ({ isPooled }: HarmScore) =>
    isPooled ? thresholds.pooled : thresholds.words;
  return {
    readGoal(goal, score) {
      const own = thresholdsOf(score);
      return decideHarm(score, goal, findDanger, stricter(own, goalAllowance), own.certain);
    },
    readText(text, score, sentences) {
      if (text.trim() === "") return noHarm;
      const own = thresholdsOf(score);
      const decided = decideHarm(score, text, findDanger, own);
      if (sentences.length === 0) return decided;
      const isOfWhole =
        findDanger(text) === null && sentences.every(({ harm }) => harm.score < own.unsure);
      const allowance = Math.log(sentences.length) / 2 + sentenceAllowance;
      const harms = sentences.map(({ text: sentence, harm }) =>
        decideHarm(harm, sentence, findDanger, stricter(thresholdsOf(harm), allowance)),
      );
      const weaker: Harm = mayBeHarm(score, own.certain)
        ? { level: "unsure", kind: score.kind }
        : noHarm;
      return gravest([isOfWhole ? weaker : decided, ...harms]);
    },
    isHarmless({ text, harm }) {
      return harm.most < thresholdsOf(harm).unsure - quotableAllowance && findDanger(text) === null;
    },
  };
}

function stricter({ unsure, certain }: Thresholds, allowance: number): Thresholds {
  return { unsure: unsure + allowance, certain: certain + allowance + partAllowance };
}
