import { readFileSync } from "node:fs";
import { type ByteReader, readBytes } from "../byte-reader.ts";
import type {
  BranchWeights,
  LayerWeights,
  LinearWeights,
  NormWeights,
  QuantisedMatrix,
  TransformerWeights,
} from "./transformer.ts";

/** `classifier.json`; the weights lie beside it in `classifier.bin`. */
interface ClassifierDescription {
  /** By their numbers. */
  readonly pieces: readonly string[];
  /** How many numbers stand for a piece, */
  readonly width: number;
  /** and in a layer between. */
  readonly wide: number;
  readonly heads: number;
  readonly layers: number;
  /** How many pieces a text may have, with goals before it. */
  readonly places: number;
  /** What is told of a text, and of goals before it. */
  readonly labels: Readonly<Record<string, readonly string[]>>;
  /** What was answered to some texts where it was taught, */
  readonly checks: readonly Check[];
  /** and to goals beside some. */
  readonly goalChecks: readonly GoalCheck[];
}

/** How goals beside a text were said to stand to it. */
interface GoalCheck {
  readonly text: string;
  readonly goals: readonly string[];
  /** Probabilities of the labels, for each goal. */
  readonly answers: readonly (readonly number[])[];
}

interface Check {
  readonly text: string;
  /** Probabilities of the labels. */
  readonly answers: Readonly<Record<string, readonly number[]>>;
}

/** `points.json`; the weights of the branch lie beside it in `points.bin`. */
interface PointsDescription {
  /** How many layers of the classifier the branch comes after, */
  readonly after: number;
  /** and how many it has. */
  readonly layers: number;
  readonly width: number;
  readonly wide: number;
  readonly labels: readonly string[];
  readonly checks: readonly PointsCheck[];
}

interface PointsCheck {
  readonly sentences: readonly string[];
  /** Probabilities of the labels, for each sentence. */
  readonly answers: readonly (readonly number[])[];
}

/** What was learnt of the points that sentences make. */
export interface PointsWeights {
  readonly labels: readonly string[];
  readonly answer: LinearWeights;
  readonly checks: readonly PointsCheck[];
}

/** Everything that the classifier has learnt. */
export interface ClassifierWeights {
  readonly pieces: readonly string[];
  readonly transformer: TransformerWeights;
  /** The labels in the order in which they are answered. */
  readonly labels: Readonly<Record<string, readonly string[]>>;
  readonly answers: Readonly<Record<string, LinearWeights>>;
  readonly checks: readonly Check[];
  readonly goalChecks: readonly GoalCheck[];
  readonly points: PointsWeights;
}

/** @param folder with `classifier.json`, `points.json` and a `.bin` for each */
export function readClassifierWeights(folder: URL): ClassifierWeights {
  const { pieces, width, wide, heads, layers, places, labels, checks, goalChecks } =
    readDescription(new URL("classifier.json", folder)) as ClassifierDescription;
  const { branch, points } = readPoints(folder);
  return readBytes(new URL("classifier.bin", folder), (reader) => {
    // In the order of the file.
    const transformer = {
      heads,
      pieces: takeMatrix(reader, pieces.length, width),
      places: takeMatrix(reader, places, width),
      norm: takeNorm(reader, width),
      layers: Array.from({ length: layers }, () => takeLayer(reader, width, wide)),
      branch,
    };
    const answers: Record<string, LinearWeights> = {};
    for (const [name, own] of Object.entries(labels))
      answers[name] = takeLinear(reader, own.length, 2 * width);
    return { pieces, transformer, labels, answers, checks, goalChecks, points };
  });
}

const readDescription = (file: URL): unknown => JSON.parse(readFileSync(file, "utf8"));

function readPoints(folder: URL): {
  readonly branch: BranchWeights;
  readonly points: PointsWeights;
} {
  const { after, layers, width, wide, labels, checks } = readDescription(
    new URL("points.json", folder),
  ) as PointsDescription;
  return readBytes(new URL("points.bin", folder), (reader) => ({
    branch: { after, layers: Array.from({ length: layers }, () => takeLayer(reader, width, wide)) },
    points: { labels, answer: takeLinear(reader, labels.length, 2 * width), checks },
  }));
}

function takeMatrix(reader: ByteReader, rows: number, columns: number): QuantisedMatrix {
  const scales = reader.takeNumbers(rows);
  return { rows, columns, scales, wholes: reader.takeWholes(rows * columns) };
}

function takeLinear(reader: ByteReader, rows: number, columns: number): LinearWeights {
  return { matrix: takeMatrix(reader, rows, columns), biases: reader.takeNumbers(rows) };
}

function takeNorm(reader: ByteReader, width: number): NormWeights {
  return { gains: reader.takeNumbers(width), biases: reader.takeNumbers(width) };
}

function takeLayer(reader: ByteReader, width: number, wide: number): LayerWeights {
  return {
    query: takeLinear(reader, width, width),
    key: takeLinear(reader, width, width),
    value: takeLinear(reader, width, width),
    output: takeLinear(reader, width, width),
    attentionNorm: takeNorm(reader, width),
    widening: takeLinear(reader, wide, width),
    narrowing: takeLinear(reader, width, wide),
    norm: takeNorm(reader, width),
  };
}
