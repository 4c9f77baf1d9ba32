import type { TextClassifier } from "./classifier/text-classifier.ts";
import type { Grammar } from "./grammar.ts";
import { tellLosses } from "./losses.ts";
import { type Feeling, type GoalReading, goalKinds, hardFeelings } from "./reading.ts";
import { roundProbability } from "./round-probability.ts";

interface GoalReaderParts {
  readonly classifier: Pick<TextClassifier, "classifyGoals">;
  readonly grammar: Pick<Grammar, "tellGoal" | "tellWish">;
}

/** What is on the mind, beside which goals are read. */
interface Description {
  readonly text: string;
  /** Whether it is in English, and not blank. */
  readonly isUnderstood: boolean;
  /** Probabilities by the themes' numbers, the larger of what the two readers say. */
  readonly themes: Float32Array;
}

/** A goal that is not blank. */
interface WrittenGoal {
  readonly goal: string;
  readonly isEnglish: boolean;
  /** Probabilities by the goal kinds' numbers. */
  readonly kinds: Float32Array;
}

/** Reads goals beside what is on the mind. */
interface GoalReader {
  /**
   * @param goals null for a blank one
   * @param day of what is told in it: what is still to come has shown nothing yet
   * @returns one for each goal, in their order
   */
  read(
    goals: readonly (WrittenGoal | null)[],
    description: Description,
    day: { readonly feeling: Feeling; readonly isAhead: boolean },
  ): Promise<(GoalReading | null)[]>;
}

/** From here on hearing a goal would hurt. */
const soreProbability = 0.45;
/** The same on a hard day, on which there is more to hurt. */
const soreOnHardDay = 0.25;
/**
 * From here on a goal may hurt or be undecided today, so that it is no more than what was written. Chosen on `days-apart/`: at
 * 0.33 25 more of 307 goals are told that should not be, and 68 more of 938 others.
 */
const doubtfulProbability = 0.2;
/** From here on today has shown a goal to be so; at 0.6 a third of them are not. */
const shownProbability = 0.8;
/** A goal of which no kind is this likely is of none in particular. */
const sureKind = 0.4;

export function createGoalReader({ classifier, grammar }: GoalReaderParts): GoalReader {
  return {
    async read(goals, { text, isUnderstood, themes }, { feeling, isAhead }) {
      const isHardDay = hardFeelings.includes(feeling);
      // The classifier knows English alone: what it would say of others is a guess.
      const written = goals.filter((goal) => goal !== null);
      const asked = isUnderstood ? written.filter(({ isEnglish }) => isEnglish) : [];
      const answers = await classifier.classifyGoals(
        asked.map(({ goal }) => goal),
        text,
      );

      function readOne(one: WrittenGoal): GoalReading {
        const { goal, isEnglish, kinds } = one;
        const standing = answers[asked.indexOf(one)] ?? null;
        const sore = standing?.sore ?? 0;
        const largest = Math.max(...kinds);
        const kind = goalKinds[kinds.indexOf(largest)] ?? "general";
        const isLost = tellLosses(themes).has(kind);
        const isDoubtful = standing === null || sore + standing.open >= doubtfulProbability;
        const isTrue = (standing?.true ?? 0) >= shownProbability;
        return {
          kind: largest >= sureKind ? kind : "general",
          told: isDoubtful ? null : grammar.tellGoal(goal),
          wish: isEnglish ? grammar.tellWish(goal) : null,
          isSore: isLost || sore >= (isHardDay ? soreOnHardDay : soreProbability),
          bearing:
            standing === null
              ? 0
              : roundProbability(standing.open + standing.true + standing.helps),
          isShown: isTrue && !isLost && !isAhead,
        };
      }
      return goals.map((goal) => (goal === null ? null : readOne(goal)));
    },
  };
}
