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
  readonly widening: LinearWeights;
  readonly narrowing: LinearWeights;
  readonly norm: NormWeights;
}

export interface TransformerWeights {
  readonly heads: number;
  readonly pieces: QuantisedMatrix;
  readonly places: QuantisedMatrix;
  readonly norm: NormWeights;
  readonly layers: readonly LayerWeights[];
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
 * A transformer encoder as BERT is built (Devlin et al. 2018, arxiv.org/abs/1810.04805).
 *
 * @returns a function from the numbers of a text's pieces to what it makes of all of them: their mean, then the largest of each
 */
export async function createTransformer(
  weights: TransformerWeights,
): Promise<(pieces: readonly number[]) => Float32Array> {
  await tensors.ready();
  const { heads, pieces: embeddings, places } = weights;
  const width = embeddings.columns;
  const perHead = width / heads;
  const firstNorm = toNorm(weights.norm);
  const layers = weights.layers.map((layer) => ({
    query: toLinear(layer.query),
    key: toLinear(layer.key),
    value: toLinear(layer.value),
    output: toLinear(layer.output),
    attentionNorm: toNorm(layer.attentionNorm),
    widening: toLinear(layer.widening),
    narrowing: toLinear(layer.narrowing),
    norm: toNorm(layer.norm),
  }));

  function embed(pieces: readonly number[]): Tensor {
    const values = new Float32Array(pieces.length * width);
    for (const [at, piece] of pieces.entries()) {
      const ofPiece = embeddings.scales[piece] ?? 0;
      const ofPlace = places.scales[at] ?? 0;
      for (let column = 0; column < width; column += 1)
        values[at * width + column] =
          (embeddings.wholes[piece * width + column] ?? 0) * ofPiece +
          (places.wholes[at * width + column] ?? 0) * ofPlace;
    }
    return tensors.tensor(values, [pieces.length, width]);
  }

  function attend(one: Tensor, layer: (typeof layers)[number], count: number): Tensor {
    const part = (whole: Tensor) =>
      tensors.transpose(tensors.reshape(whole, [count, heads, perHead]), [1, 0, 2]);
    const query = part(apply(layer.query, one));
    const key = part(apply(layer.key, one));
    const value = part(apply(layer.value, one));
    const likeness = tensors.mul(tensors.matMul(query, key, false, true), 1 / Math.sqrt(perHead));
    const attended = tensors.matMul(tensors.softmax(likeness), value);
    const whole = tensors.reshape(tensors.transpose(attended, [1, 0, 2]), [count, width]);
    return apply(layer.output, whole);
  }

  return (pieces) =>
    tensors.tidy(() => {
      let all = normalise(embed(pieces), firstNorm);
      for (const layer of layers) {
        const attended = attend(all, layer, pieces.length);
        all = normalise(tensors.add(all, attended), layer.attentionNorm);
        const fed = apply(layer.narrowing, gelu(apply(layer.widening, all)));
        all = normalise(tensors.add(all, fed), layer.norm);
      }
      return toNumbers(tensors.concat([tensors.mean(all, 0), tensors.max(all, 0)]));
    });
}

/** Column by column, as the product wants it. */
function toLinear({ matrix, biases }: LinearWeights): Linear {
  const { rows, columns, wholes, scales } = matrix;
  const values = new Float32Array(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const scale = scales[row] ?? 0;
    for (let column = 0; column < columns; column += 1)
      values[column * rows + row] = (wholes[row * columns + column] ?? 0) * scale;
  }
  return {
    weights: tensors.tensor(values, [columns, rows]),
    biases: tensors.tensor(biases, [rows]),
  };
}

function toNorm({ gains, biases }: NormWeights): Norm {
  return {
    gains: tensors.tensor(gains, [gains.length]),
    biases: tensors.tensor(biases, [biases.length]),
  };
}

function apply({ weights, biases }: Linear, one: Tensor): Tensor {
  return tensors.add(tensors.matMul(one, weights), biases);
}

/** Layer normalisation (Ba et al. 2016, arxiv.org/abs/1607.06450). */
function normalise(one: Tensor, { gains, biases }: Norm): Tensor {
  const centred = tensors.sub(one, tensors.mean(one, -1, true));
  const variance = tensors.mean(tensors.square(centred), -1, true);
  const unit = tensors.mul(centred, tensors.rsqrt(tensors.add(variance, tiny)));
  return tensors.add(tensors.mul(unit, gains), biases);
}

/** The Gaussian error linear unit, approximated (Hendrycks and Gimpel 2016, arxiv.org/abs/1606.08415, section 2). */
function gelu(one: Tensor): Tensor {
  const cubed = tensors.add(tensors.mul(tensors.square(one), 0.044715), 1);
  const bent = tensors.tanh(tensors.mul(tensors.mul(one, Math.sqrt(2 / Math.PI)), cubed));
  return tensors.mul(tensors.mul(one, 0.5), tensors.add(bent, 1));
}
