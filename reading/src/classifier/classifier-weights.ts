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
  /** The hidden size: how many numbers stand for a piece. */
  readonly width: number;
  /** The intermediate size: how many do between the projections of a layer. */
  readonly wide: number;
  /** How many attention heads a layer has. */
  readonly heads: number;
  readonly layers: number;
  /** How many positions there are, for the pieces of a text with goals before it. */
  readonly places: number;
  /** What is told of a text, and of goals before it. */
  readonly labels: Readonly<Record<string, readonly string[]>>;
  /** What was answered to some texts where it was taught. */
  readonly checks: readonly Check[];
  /** What was answered there to goals beside some texts. */
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
  /** How many layers of the classifier the branch comes after. */
  readonly after: number;
  /** How many layers the branch has. */
  readonly layers: number;
  /** The hidden size. */
  readonly width: number;
  /** The intermediate size. */
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
  readonly classificationHead: LinearWeights;
  readonly checks: readonly PointsCheck[];
}

/** Everything that the classifier has learnt. */
export interface ClassifierWeights {
  readonly pieces: readonly string[];
  readonly transformer: TransformerWeights;
  /** By the heads' names, in the order in which they are answered. */
  readonly labels: Readonly<Record<string, readonly string[]>>;
  readonly classificationHeads: Readonly<Record<string, LinearWeights>>;
  readonly checks: readonly Check[];
  readonly goalChecks: readonly GoalCheck[];
  readonly points: PointsWeights;
}

/** @param folder with `classifier.json`, `points.json` and a `.bin` for each */
export function readClassifierWeights(folder: URL): ClassifierWeights {
  const {
    pieces,
    width: hiddenSize,
    wide: intermediateSize,
    heads: attentionHeads,
    layers,
    places: positions,
    labels,
    checks,
    goalChecks,
  } = readDescription(new URL("classifier.json", folder)) as ClassifierDescription;
  const { branch, points } = readPoints(folder);
  return readBytes(new URL("classifier.bin", folder), (reader) => {
    // In the order of the file.
    const transformer = {
      attentionHeads,
      intermediateSize,
      pieceEmbeddings: takeMatrix(reader, pieces.length, hiddenSize),
      positionEmbeddings: takeMatrix(reader, positions, hiddenSize),
      embeddingNorm: takeNorm(reader, hiddenSize),
      layers: Array.from({ length: layers }, () => takeLayer(reader, hiddenSize, intermediateSize)),
      branch,
    };
    const classificationHeads: Record<string, LinearWeights> = {};
    for (const [name, own] of Object.entries(labels))
      classificationHeads[name] = takeLinear(reader, own.length, 2 * hiddenSize);
    return { pieces, transformer, labels, classificationHeads, checks, goalChecks, points };
  });
}

const readDescription = (file: URL): unknown => JSON.parse(readFileSync(file, "utf8"));

function readPoints(folder: URL): {
  readonly branch: BranchWeights;
  readonly points: PointsWeights;
} {
  const {
    after,
    layers,
    width: hiddenSize,
    wide: intermediateSize,
    labels,
    checks,
  } = readDescription(new URL("points.json", folder)) as PointsDescription;
  return readBytes(new URL("points.bin", folder), (reader) => ({
    branch: {
      after,
      layers: Array.from({ length: layers }, () => takeLayer(reader, hiddenSize, intermediateSize)),
    },
    points: {
      labels,
      classificationHead: takeLinear(reader, labels.length, 2 * hiddenSize),
      checks,
    },
  }));
}

function takeMatrix(reader: ByteReader, rows: number, columns: number): QuantisedMatrix {
  const scales = reader.takeNumbers(rows);
  return { rows, columns, scales, wholes: reader.takeWholes(rows * columns) };
}

function takeLinear(reader: ByteReader, rows: number, columns: number): LinearWeights {
  return { matrix: takeMatrix(reader, rows, columns), biases: reader.takeNumbers(rows) };
}

function takeNorm(reader: ByteReader, size: number): NormWeights {
  return { gains: reader.takeNumbers(size), biases: reader.takeNumbers(size) };
}

function takeLayer(reader: ByteReader, hiddenSize: number, intermediateSize: number): LayerWeights {
  return {
    query: takeLinear(reader, hiddenSize, hiddenSize),
    key: takeLinear(reader, hiddenSize, hiddenSize),
    value: takeLinear(reader, hiddenSize, hiddenSize),
    output: takeLinear(reader, hiddenSize, hiddenSize),
    attentionNorm: takeNorm(reader, hiddenSize),
    upProjection: takeLinear(reader, intermediateSize, hiddenSize),
    downProjection: takeLinear(reader, hiddenSize, intermediateSize),
    outputNorm: takeNorm(reader, hiddenSize),
  };
}
