import { isDoubtful } from "./doubts.ts";
import { type Features, countFeatures } from "./features.ts";
import type { Grammar } from "./grammar.ts";
import { tellLanguage } from "./languages.ts";
import { tellLosses } from "./losses.ts";
import type { Trained } from "./model.ts";
import {
  type Feeling,
  type GoalReading,
  compareMeanings,
  goalKinds,
  hardFeelings,
} from "./reading.ts";
import { roundProbability } from "./round-probability.ts";
import type { SentenceEncoder } from "./sentence-encoder.ts";
import { shareOfWords } from "./shared-words.ts";
import { toStandingFeatures } from "./standings.ts";
import type { TextModels } from "./text-models.ts";
import { toNeighbours, toSentences } from "./words.ts";

interface GoalReaderParts {
  readonly encoder: SentenceEncoder;
  readonly trained: Trained;
  readonly textModels: TextModels;
  readonly grammar: Pick<Grammar, "tellGoal" | "tellWish">;
}

/** A description, or a part of one, with what a goal's standing to it follows from. */
export interface ToldText {
  readonly text: string;
  readonly meaning: readonly number[];
  /** Its sentences' meanings; none of a part. */
  readonly sentences: readonly (readonly number[])[];
  readonly features: Features;
  /** Probabilities by the themes' numbers. */
  readonly themes: Float32Array;
  /** Probabilities by the feelings' numbers. */
  readonly feelings: Float32Array;
}

/** A goal that is not blank. */
export interface WrittenGoal {
  readonly goal: string;
  readonly meaning: readonly number[];
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
/** From here on today has shown a goal to be so. */
const shownProbability = 0.6;
/** A goal of which no kind is this likely is of none in particular. */
const sureKind = 0.4;

export function createGoalReader({
  encoder,
  trained,
  textModels,
  grammar,
}: GoalReaderParts): GoalReader {
  const { vocabulary } = trained;
  const { featuresOf, probabilitiesOf } = textModels;
  const isKnown = (word: string) => vocabulary.numbers.has(word);

  /** Each two sentences that stand side by side, as if they were all that was written. */
  async function readParts(text: string): Promise<readonly ToldText[]> {
    const texts = [...new Set(toNeighbours(toSentences(text)))];
    const meanings = await encoder.encode(texts);
    return texts.map((part, index) => {
      const meaning = meanings[index] ?? [];
      const features = featuresOf(part, meaning);
      return {
        text: part,
        meaning,
        sentences: [],
        features,
        themes: probabilitiesOf("themes", features),
        feelings: probabilitiesOf("feelings", features),
      };
    });
  }

  /** How probably a goal stands to a text in each way. */
  function readStanding({ goal, meaning }: WrittenGoal, kinds: Float32Array, told: ToldText) {
    const clues = {
      description: told.features,
      descriptionMeaning: told.meaning,
      sentences: told.sentences,
      goalMeaning: meaning,
      shared: shareOfWords(goal, told.text, vocabulary),
      themes: told.themes,
      feelings: told.feelings,
      kinds,
    };
    const [sore = 0, open = 0, shown = 0, , apart = 0] = probabilitiesOf(
      "standings",
      toStandingFeatures(clues, countFeatures(trained)),
    );
    return { sore, open, shown, apart, nearness: compareMeanings(told.meaning, meaning) };
  }

  return {
    async read(goals, description, { feeling, isAhead }) {
      const isHardDay = hardFeelings.includes(feeling);
      // What somebody is glad of is hardly taken back by a sentence beside it.
      const isNotDoubted = feeling === "bright" || goals.every((goal) => goal === null);
      const parts = isNotDoubted ? [] : await readParts(description.text);

      async function readOne(written: WrittenGoal): Promise<GoalReading> {
        const { goal, meaning } = written;
        const kinds = probabilitiesOf("goalKinds", featuresOf(goal, meaning));
        const standingTo = (told: ToldText) => readStanding(written, kinds, told);
        const standing = standingTo(description);
        const { sore, shown, apart } = standing;
        const largest = Math.max(...kinds);
        const kind = goalKinds[kinds.indexOf(largest)] ?? "general";
        const isLost = tellLosses(description.themes).has(kind);
        const isEnglish = (await tellLanguage(goal, isKnown)) === "en";
        return {
          kind: largest >= sureKind ? kind : "general",
          told: isDoubtful(standing, parts.map(standingTo)) ? null : grammar.tellGoal(goal),
          wish: isEnglish ? grammar.tellWish(goal) : null,
          isSore: isLost || sore >= (isHardDay ? soreOnHardDay : soreProbability),
          bearing: roundProbability(1 - apart - sore),
          isShown: !isLost && !isAhead && shown >= shownProbability,
        };
      }
      return Promise.all(goals.map(async (goal) => (goal === null ? null : readOne(goal))));
    },
  };
}
