import {
  type Address,
  type PlacedLinear,
  type PlacedNorm,
  openTransformerKernels,
} from "@hearten/webassembly/transformer-kernels/transformer-kernels.ts";

/** A matrix of whole numbers, row by row, and what a whole number of each row counts. */
export interface QuantisedMatrix {
  readonly rows: number;
  readonly columns: number;
  readonly wholes: Int8Array;
  readonly scales: Float32Array;
}

export interface LinearWeights {
  readonly matrix: QuantisedMatrix;
  readonly biases: Float32Array;
}

export interface NormWeights {
  readonly gains: Float32Array;
  readonly biases: Float32Array;
}

export interface LayerWeights {
  readonly query: LinearWeights;
  readonly key: LinearWeights;
  readonly value: LinearWeights;
  readonly output: LinearWeights;
  readonly attentionNorm: NormWeights;
  readonly upProjection: LinearWeights;
  readonly downProjection: LinearWeights;
  readonly outputNorm: NormWeights;
}

export interface TransformerWeights {
  readonly attentionHeads: number;
  /** How many numbers of a piece there are between the projections of a layer. */
  readonly intermediateSize: number;
  readonly pieceEmbeddings: QuantisedMatrix;
  readonly positionEmbeddings: QuantisedMatrix;
  readonly embeddingNorm: NormWeights;
  readonly layers: readonly LayerWeights[];
  readonly branch: BranchWeights;
}

/** Layers that go on from what some of the others have made, beside the rest of these. */
export interface BranchWeights {
  /** How many of the others come before. */
  readonly after: number;
  readonly layers: readonly LayerWeights[];
}

/** Pieces that follow each other in a text. */
export interface Run {
  /** The number of the first one, and of the one behind the last. */
  readonly start: number;
  readonly end: number;
}

/**
 * Encodes pieces and pools what comes of them: the mean of each dimension, then the largest of each.
 *
 * @throws Error for more pieces than there are positions
 */
export interface Transformer {
  /** Pools all pieces of a text. */
  readonly pool: (pieces: readonly number[]) => Float32Array;
  /** Pools each run of them. */
  readonly poolRuns: (pieces: readonly number[], runs: readonly Run[]) => Float32Array[];
  /** Pools each run of them behind the branch. */
  readonly poolRunsByBranch: Transformer["poolRuns"];
}

/**
 * A transformer encoder as BERT is built (Devlin et al. 2018, arxiv.org/abs/1810.04805). It keeps
 * copies of the weights, and the embeddings themselves.
 *
 * @throws Error for weights whose sizes don't fit each other
 */
export function createTransformer(weights: TransformerWeights): Transformer {
  const { attentionHeads, intermediateSize, pieceEmbeddings, positionEmbeddings } = weights;
  const hiddenSize = pieceEmbeddings.columns;
  const positions = positionEmbeddings.rows;
  const kernels = openTransformerKernels({
    positions,
    hiddenSize,
    intermediateSize,
    attentionHeads,
  });

  const placeLinear = (
    { matrix, biases }: LinearWeights,
    rows = hiddenSize,
    columns = hiddenSize,
  ): PlacedLinear => {
    if (matrix.rows !== rows || matrix.columns !== columns)
      throw new Error(`A matrix of ${matrix.rows} times ${matrix.columns} doesn't fit the others`);
    return {
      rows,
      columns,
      wholes: kernels.keep(matrix.wholes),
      scales: kernels.keep(matrix.scales),
      biases: kernels.keep(biases),
    };
  };
  const placeNorm = ({ gains, biases }: NormWeights): PlacedNorm => ({
    gains: kernels.keep(gains),
    biases: kernels.keep(biases),
  });
  const placeLayer = (layer: LayerWeights) => ({
    query: placeLinear(layer.query),
    key: placeLinear(layer.key),
    value: placeLinear(layer.value),
    output: placeLinear(layer.output),
    attentionNorm: placeNorm(layer.attentionNorm),
    upProjection: placeLinear(layer.upProjection, intermediateSize, hiddenSize),
    downProjection: placeLinear(layer.downProjection, hiddenSize, intermediateSize),
    outputNorm: placeNorm(layer.outputNorm),
  });
  type Layer = ReturnType<typeof placeLayer>;
  const embeddingNorm = placeNorm(weights.embeddingNorm);
  const layers = weights.layers.map(placeLayer);
  const branch = [
    ...layers.slice(0, weights.branch.after),
    ...weights.branch.layers.map(placeLayer),
  ];

  const makeRows = (columns: number): Address => kernels.makeRoom(positions * columns);
  const rows = makeRows(hiddenSize);
  const attending = {
    query: makeRows(hiddenSize),
    key: makeRows(hiddenSize),
    value: makeRows(hiddenSize),
  };
  const attended = makeRows(hiddenSize);
  const wideRows = makeRows(intermediateSize);
  const change = makeRows(hiddenSize);

  /** The row of each piece at its position. */
  function embed(pieces: readonly number[]): void {
    const values = kernels.at(rows, pieces.length * hiddenSize);
    for (const [position, piece] of pieces.entries()) {
      const ofPiece = pieceEmbeddings.scales[piece] ?? 0;
      const ofPosition = positionEmbeddings.scales[position] ?? 0;
      for (let column = 0; column < hiddenSize; column += 1)
        values[position * hiddenSize + column] =
          (pieceEmbeddings.wholes[piece * hiddenSize + column] ?? 0) * ofPiece +
          (positionEmbeddings.wholes[position * hiddenSize + column] ?? 0) * ofPosition;
    }
    kernels.normalise(embeddingNorm, rows, pieces.length);
  }

  function passThrough(layer: Layer, count: number): void {
    for (const name of ["query", "key", "value"] as const)
      kernels.applyLinear(layer[name], rows, count, attending[name]);
    kernels.attend(attending, count, attended);
    kernels.applyLinear(layer.output, attended, count, change);
    kernels.addAndNormalise(layer.attentionNorm, rows, change, count);
    kernels.applyLinear(layer.upProjection, rows, count, wideRows);
    kernels.gelu(wideRows, count * intermediateSize);
    kernels.applyLinear(layer.downProjection, wideRows, count, change);
    kernels.addAndNormalise(layer.outputNorm, rows, change, count);
  }

  function poolThrough(
    pieces: readonly number[],
    runs: readonly Run[],
    through: readonly Layer[],
  ): Float32Array[] {
    const count = pieces.length;
    if (count > positions) throw new Error(`There are positions for ${positions} pieces alone`);
    embed(pieces);
    for (const layer of through) passThrough(layer, count);
    const values = kernels.at(rows, count * hiddenSize);
    return runs.map((run) => poolRows(values, hiddenSize, run));
  }

  return {
    pool(pieces) {
      const [pooled] = poolThrough(pieces, [{ start: 0, end: pieces.length }], layers);
      return pooled ?? new Float32Array(2 * hiddenSize);
    },
    poolRuns: (pieces, runs) => poolThrough(pieces, runs, layers),
    poolRunsByBranch: (pieces, runs) => poolThrough(pieces, runs, branch),
  };
}

function poolRows(values: Float32Array, columns: number, { start, end }: Run): Float32Array {
  const pooled = new Float32Array(2 * columns);
  const means = pooled.subarray(0, columns);
  const largest = pooled.subarray(columns).fill(-Infinity);
  for (let row = start; row < end; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const value = values[row * columns + column] ?? 0;
      means[column] = (means[column] ?? 0) + value / (end - start);
      largest[column] = Math.max(largest[column] ?? 0, value);
    }
  return pooled;
}
