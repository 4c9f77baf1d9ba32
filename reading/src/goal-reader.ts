import type { TextClassifier } from "./classifier/text-classifier.ts";
import type { Grammar } from "./grammar.ts";
import { tellLanguage } from "./languages.ts";
import { tellLosses } from "./losses.ts";
import {
  type Feeling,
  type GoalReading,
  type Standing,
  goalKinds,
  hardFeelings,
  standings,
} from "./reading.ts";
import { roundProbability } from "./round-probability.ts";

interface GoalReaderParts {
  readonly classifier: Pick<TextClassifier, "classifyGoals">;
  /** Whether examples have a word. */
  readonly isKnown: (word: string) => boolean;
  readonly grammar: Pick<Grammar, "tellGoal" | "tellWish">;
}

/** A description beside which goals are read. */
interface ToldText {
  readonly text: string;
  /** Whether it is in English. */
  readonly isUnderstood: boolean;
  /** By the themes' numbers how probable each is at most, as one of two readers says. */
  readonly themes: Float32Array;
}

/** A goal that is not blank. */
interface WrittenGoal {
  readonly goal: string;
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
    description: ToldText,
    day: { readonly feeling: Feeling; readonly isAhead: boolean },
  ): Promise<(GoalReading | null)[]>;
}

/** From here on hearing a goal would hurt, */
const soreProbability = 0.45;
/** the sooner so on a hard day, on which there is more to hurt. */
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

export function createGoalReader({ classifier, isKnown, grammar }: GoalReaderParts): GoalReader {
  return {
    async read(goals, { text, isUnderstood, themes }, { feeling, isAhead }) {
      const isHardDay = hardFeelings.includes(feeling);
      const written = goals.filter((goal) => goal !== null);
      const classified = isUnderstood
        ? await classifier.classifyGoals(
            written.map(({ goal }) => goal),
            text,
          )
        : [];

      async function readOne(one: WrittenGoal): Promise<GoalReading> {
        const { goal, kinds } = one;
        const likely = (standing: Standing) =>
          classified[written.indexOf(one)]?.[standings.indexOf(standing)] ?? 0;
        const sore = likely("sore");
        const largest = Math.max(...kinds);
        const kind = goalKinds[kinds.indexOf(largest)] ?? "general";
        const isLost = tellLosses(themes).has(kind);
        const isDoubtful = !isUnderstood || sore + likely("open") >= doubtfulProbability;
        const isEnglish = (await tellLanguage(goal, isKnown)) === "en";
        return {
          kind: largest >= sureKind ? kind : "general",
          told: isDoubtful ? null : grammar.tellGoal(goal),
          wish: isEnglish ? grammar.tellWish(goal) : null,
          isSore: isLost || sore >= (isHardDay ? soreOnHardDay : soreProbability),
          bearing: roundProbability(likely("open") + likely("true") + likely("helps")),
          isShown: !isLost && !isAhead && likely("true") >= shownProbability,
        };
      }
      return Promise.all(goals.map(async (goal) => (goal === null ? null : readOne(goal))));
    },
  };
}
