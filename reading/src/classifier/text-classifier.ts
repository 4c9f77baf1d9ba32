import { trainedFolder } from "../folders.ts";
import { meaningSize, standings } from "../reading.ts";
import { toProbabilities } from "../softmax.ts";
import {
  type Classification,
  type ClassifiedName,
  type GoalStanding,
  type LabelProbabilities,
  classifiedNames,
} from "./classification.ts";
import { type ClassifierWeights, readClassifierWeights } from "./classifier-weights.ts";
import { type LinearWeights, createTransformer } from "./transformer.ts";
import { createWordPieces } from "./word-pieces.ts";

/** Tells what texts show by all of their words in their order. */
export interface TextClassifier {
  /** One for each text, in their order; some 30 ms for 50 words. */
  classify(texts: readonly string[]): Promise<Classification[]>;
  /** How each goal stands to a text, in their order; three at a time are read together. */
  classifyGoals(goals: readonly string[], text: string): Promise<GoalStanding[]>;
  /** What each sentence of a text makes a point of, as probabilities of `pointLabels`; read among the others. */
  classifySentences(sentences: readonly string[]): Promise<LabelProbabilities[]>;
}

/** So many pieces, some 75 words, are read at a time: as many as it was taught with. */
const mostPieces = 94;
/** Goals are cut behind so many, as they were where it was taught. */
const mostGoalPieces = 20;
/** So many goals have room before a text, as they had where it was taught. */
const mostGoals = 3;

/** Loads a transformer that was taught with the examples: some 0.3 s, and 40 MB of memory. */
export async function loadTextClassifier(): Promise<TextClassifier> {
  return createTextClassifier(readClassifierWeights(trainedFolder));
}

/** What has a classification head of its own. */
const headNames = [...classifiedNames, "standings"] as const;
type HeadName = (typeof headNames)[number];

/** @throws Error that names the first set of labels for which there are no weights */
export async function createTextClassifier({
  pieces,
  transformer,
  classificationHeads,
  points,
}: ClassifierWeights): Promise<TextClassifier> {
  const heads = {} as Record<HeadName, LinearWeights>;
  for (const name of headNames) {
    const head = classificationHeads[name];
    if (head === undefined) throw new Error(`The classifier has not learnt ${name}`);
    heads[name] = head;
  }
  const wordPieces = createWordPieces(pieces);
  const { pool, poolRuns, poolRunsByBranch } = createTransformer(transformer);
  const answer = (name: HeadName, pooled: Float32Array): LabelProbabilities => [
    ...toProbabilities(toScores(heads[name], pooled)),
  ];
  return {
    async classify(texts) {
      return texts.map((text) => {
        const parts = wordPieces.numberParts(text, mostPieces).map(pool);
        const answers = (name: ClassifiedName) => parts.map((pooled) => answer(name, pooled));
        return {
          harm: mostHarmful(answers("harm")),
          themes: mean(answers("themes")),
          feelings: mean(answers("feelings")),
          moods: mean(answers("moods")),
          moments: mean(answers("moments")),
          circumstances: mean(answers("circumstances")),
          cases: mean(answers("cases")),
          goalKinds: mean(answers("goalKinds")),
          needs: mean(answers("needs")),
          meaning: toMeaning(parts),
        };
      });
    },
    async classifyGoals(goals, text) {
      const told: GoalStanding[] = [];
      for (let start = 0; start < goals.length; start += mostGoals) {
        const together = goals.slice(start, start + mostGoals);
        const parts = wordPieces
          .numberBehind(together, text, { text: mostPieces, before: mostGoalPieces })
          .map(({ pieces: numbers, runs }) =>
            poolRuns(numbers, runs).map((pooled) => toStanding(answer("standings", pooled))),
          );
        told.push(
          ...together.map((_, goal) => mostTelling(parts.flatMap((part) => part[goal] ?? []))),
        );
      }
      return told;
    },
    async classifySentences(sentences) {
      return wordPieces
        .numberRuns(sentences, mostPieces)
        .flatMap(({ pieces: numbers, runs }) => poolRunsByBranch(numbers, runs))
        .map((pooled) => [...toProbabilities(toScores(points.classificationHead, pooled))]);
    },
  };
}

/** Harm that is told in one part is told. The first label is that there is none. */
function mostHarmful(parts: readonly LabelProbabilities[]): LabelProbabilities {
  return parts.reduce((worst, part) => ((part[0] ?? 0) < (worst[0] ?? 0) ? part : worst));
}

function toStanding(probabilities: LabelProbabilities): GoalStanding {
  return Object.fromEntries(
    standings.map((standing, number) => [standing, probabilities[number] ?? 0]),
  ) as GoalStanding;
}

const weigh = ({ sore, open, apart }: GoalStanding) => sore + open - apart;

/** Most of a long text has nothing to do with a goal. What counts is the part that has, before all if it may contradict it. */
function mostTelling(parts: readonly GoalStanding[]): GoalStanding {
  return parts.reduce((most, part) => (weigh(part) > weigh(most) ? part : most));
}

/** What turns a direction into whole numbers: one of hundreds of dimensions is rarely larger than a quarter. */
const meaningScale = 127 * 4;

/** The direction of the means of all parts; the mean is the first half of what is pooled. */
function toMeaning(parts: readonly Float32Array[]): number[] {
  const sums = Array.from({ length: meaningSize }, (_, at) =>
    parts.reduce((sum, pooled) => sum + (pooled[at] ?? 0), 0),
  );
  const length = Math.hypot(...sums) || 1;
  return sums.map((sum) =>
    Math.max(-127, Math.min(127, Math.round((sum / length) * meaningScale))),
  );
}

function mean(parts: readonly LabelProbabilities[]): LabelProbabilities {
  const [first = []] = parts;
  return first.map(
    (_, label) => parts.reduce((sum, part) => sum + (part[label] ?? 0), 0) / parts.length,
  );
}

function toScores({ matrix, biases }: LinearWeights, pooled: Float32Array): Float32Array {
  const { columns, wholes, scales } = matrix;
  return biases.map((bias, row) => {
    let sum = 0;
    for (let column = 0; column < columns; column += 1)
      sum += (wholes[row * columns + column] ?? 0) * (pooled[column] ?? 0);
    return bias + sum * (scales[row] ?? 0);
  });
}
