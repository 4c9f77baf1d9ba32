import { readFileSync } from "node:fs";
import { type ByteReader, readBytes } from "../byte-reader.ts";
import type {
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
  /** How many pieces a text may have. */
  readonly places: number;
  /** What is told of a text. */
  readonly labels: Readonly<Record<string, readonly string[]>>;
  /** What was answered to some texts where it was taught. */
  readonly checks: readonly Check[];
}

interface Check {
  readonly text: string;
  /** Probabilities of the labels. */
  readonly answers: Readonly<Record<string, readonly number[]>>;
}

/** Everything that the classifier has learnt. */
export interface ClassifierWeights {
  readonly pieces: readonly string[];
  readonly transformer: TransformerWeights;
  /** The labels in the order in which they are answered. */
  readonly labels: Readonly<Record<string, readonly string[]>>;
  readonly answers: Readonly<Record<string, LinearWeights>>;
  readonly checks: readonly Check[];
}

/** @param folder with `classifier.json` and `classifier.bin` */
export function readClassifierWeights(folder: URL): ClassifierWeights {
  const text = readFileSync(new URL("classifier.json", folder), "utf8");
  const { pieces, width, wide, heads, layers, places, labels, checks } = JSON.parse(
    text,
  ) as ClassifierDescription;
  return readBytes(new URL("classifier.bin", folder), (reader) => {
    // In the order of the file.
    const transformer = {
      heads,
      pieces: takeMatrix(reader, pieces.length, width),
      places: takeMatrix(reader, places, width),
      norm: takeNorm(reader, width),
      layers: Array.from({ length: layers }, () => takeLayer(reader, width, wide)),
    };
    const answers: Record<string, LinearWeights> = {};
    for (const [name, own] of Object.entries(labels))
      answers[name] = takeLinear(reader, own.length, 2 * width);
    return { pieces, transformer, labels, answers, checks };
  });
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
