import { type Tensor, tensors, toNumbers } from "./tensors.ts";

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

interface Linear {
  readonly weights: Tensor;
  readonly biases: Tensor;
}

interface Norm {
  readonly gains: Tensor;
  readonly biases: Tensor;
}

/** Against a division by nothing; as in the model that this one was taught on from. */
const tiny = 1e-12;

/**
 * A transformer encoder as BERT is built (Devlin et al. 2018, arxiv.org/abs/1810.04805). All is computed with a column for each
 * piece: then the weights stand on the left of a product, of which TensorFlow.js keeps a packed copy of the right side alone.
 */
export async function createTransformer(weights: TransformerWeights): Promise<Transformer> {
  await tensors.ready();
  const { attentionHeads, pieceEmbeddings, positionEmbeddings } = weights;
  const hiddenSize = pieceEmbeddings.columns;
  const headSize = hiddenSize / attentionHeads;
  const embeddingNorm = toNorm(weights.embeddingNorm);
  const sizes = [...weights.layers, ...weights.branch.layers].map(
    ({ upProjection: { matrix } }) => matrix.rows * matrix.columns,
  );
  const scratch = new Float32Array(Math.max(0, ...sizes));
  const toLayer = (layer: LayerWeights) => ({
    query: toLinear(layer.query, scratch),
    key: toLinear(layer.key, scratch),
    value: toLinear(layer.value, scratch),
    output: toLinear(layer.output, scratch),
    attentionNorm: toNorm(layer.attentionNorm),
    upProjection: toLinear(layer.upProjection, scratch),
    downProjection: toLinear(layer.downProjection, scratch),
    outputNorm: toNorm(layer.outputNorm),
  });
  type Layer = ReturnType<typeof toLayer>;
  const layers = weights.layers.map(toLayer);
  const branch = [...layers.slice(0, weights.branch.after), ...weights.branch.layers.map(toLayer)];

  function embed(pieces: readonly number[]): Tensor {
    const count = pieces.length;
    if (count > positionEmbeddings.rows)
      throw new Error(`There are positions for ${positionEmbeddings.rows} pieces alone`);
    const values = new Float32Array(hiddenSize * count);
    for (const [at, piece] of pieces.entries()) {
      const ofPiece = pieceEmbeddings.scales[piece] ?? 0;
      const ofPosition = positionEmbeddings.scales[at] ?? 0;
      for (let row = 0; row < hiddenSize; row += 1)
        values[row * count + at] =
          (pieceEmbeddings.wholes[piece * hiddenSize + row] ?? 0) * ofPiece +
          (positionEmbeddings.wholes[at * hiddenSize + row] ?? 0) * ofPosition;
    }
    return tensors.tensor(values, [hiddenSize, count]);
  }

  function attend(all: Tensor, layer: Layer, count: number): Tensor {
    const byHead = (linear: Linear) =>
      tensors.reshape(apply(linear, all), [attentionHeads, headSize, count]);
    const products = tensors.matMul(byHead(layer.query), byHead(layer.key), true);
    const attentionScores = tensors.mul(products, 1 / Math.sqrt(headSize));
    const attentionWeights = tensors.softmax(attentionScores);
    const attended = tensors.matMul(byHead(layer.value), attentionWeights, false, true);
    return apply(layer.output, tensors.reshape(attended, [hiddenSize, count]));
  }

  function encode(pieces: readonly number[], through: readonly Layer[]): Tensor {
    let all = normalise(embed(pieces), embeddingNorm);
    for (const layer of through) {
      const attended = attend(all, layer, pieces.length);
      all = normalise(tensors.add(all, attended), layer.attentionNorm);
      const fed = apply(layer.downProjection, gelu(apply(layer.upProjection, all)));
      all = normalise(tensors.add(all, fed), layer.outputNorm);
    }
    return all;
  }

  const poolRunsThrough = (
    pieces: readonly number[],
    runs: readonly Run[],
    through: readonly Layer[],
  ) =>
    tensors.tidy(() => {
      const all = encode(pieces, through);
      return runs.map(({ start, end }) =>
        poolAll(tensors.slice(all, [0, start], [hiddenSize, end - start])),
      );
    });

  return {
    pool: (pieces) => tensors.tidy(() => poolAll(encode(pieces, layers))),
    poolRuns: (pieces, runs) => poolRunsThrough(pieces, runs, layers),
    poolRunsByBranch: (pieces, runs) => poolRunsThrough(pieces, runs, branch),
  };
}

const poolAll = (all: Tensor) =>
  toNumbers(tensors.concat([tensors.mean(all, 1), tensors.max(all, 1)]));

/** @param scratch room for a matrix, which TensorFlow.js copies: new room for each would be 40 MB more until it is collected */
function toLinear({ matrix, biases }: LinearWeights, scratch: Float32Array): Linear {
  const { rows, columns, wholes, scales } = matrix;
  const values = scratch.subarray(0, rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const scale = scales[row] ?? 0;
    for (let at = row * columns; at < (row + 1) * columns; at += 1)
      values[at] = (wholes[at] ?? 0) * scale;
  }
  return { weights: tensors.tensor(values, [rows, columns]), biases: toColumn(biases) };
}

function toNorm({ gains, biases }: NormWeights): Norm {
  return { gains: toColumn(gains), biases: toColumn(biases) };
}

const toColumn = (values: Float32Array) => tensors.tensor(values, [values.length, 1]);

function apply({ weights, biases }: Linear, all: Tensor): Tensor {
  return tensors.add(tensors.matMul(weights, all), biases);
}

/** Layer normalisation (Ba et al. 2016, arxiv.org/abs/1607.06450). */
function normalise(all: Tensor, { gains, biases }: Norm): Tensor {
  const centred = tensors.sub(all, tensors.mean(all, 0, true));
  const variance = tensors.mean(tensors.square(centred), 0, true);
  const unit = tensors.mul(centred, tensors.rsqrt(tensors.add(variance, tiny)));
  return tensors.add(tensors.mul(unit, gains), biases);
}

/** The Gaussian error linear unit, approximated (Hendrycks and Gimpel 2016, arxiv.org/abs/1606.08415, section 2). */
function gelu(all: Tensor): Tensor {
  const cubed = tensors.add(tensors.mul(tensors.square(all), 0.044715), 1);
  const bent = tensors.tanh(tensors.mul(tensors.mul(all, Math.sqrt(2 / Math.PI)), cubed));
  return tensors.mul(tensors.mul(all, 0.5), tensors.add(bent, 1));
}
