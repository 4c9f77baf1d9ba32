import { type Reactor, openModule } from "../open-module.ts";

/** Where numbers lie in the module's memory, in bytes from its beginning. */
export type Address = number;

/**
 * A matrix of whole numbers, row by row, what a whole number of each row counts, and what is added to each row's product.
 * It has an even number of rows.
 */
export interface PlacedLinear {
  readonly rows: number;
  readonly columns: number;
  readonly wholes: Address;
  readonly scales: Address;
  readonly biases: Address;
}

export interface PlacedNorm {
  readonly gains: Address;
  readonly biases: Address;
}

/** What a transformer computes with, by rows: each row is a piece of a text. All lengths are those of arrays, not of bytes. */
export interface TransformerKernels {
  /** Keeps a copy of the numbers for good. */
  keep(numbers: Float32Array | Int8Array): Address;
  /** Room for so many numbers of four bytes, for good. */
  makeRoom(length: number): Address;
  /** The numbers that lie there: a view, until more is kept or room is made. */
  at(address: Address, length: number): Float32Array;
  /** Each row of the input through the linear layer. The output has room for `count` rows of it. */
  applyLinear(linear: PlacedLinear, input: Address, count: number, output: Address): void;
  /** Adds the other rows and normalises each row, in place (layer normalisation). */
  addAndNormalise(norm: PlacedNorm, rows: Address, others: Address, count: number): void;
  /** Normalises each row, in place. */
  normalise(norm: PlacedNorm, rows: Address, count: number): void;
  /** The Gaussian error linear unit of each number, in place. The length is a multiple of four. */
  gelu(values: Address, length: number): void;
  /** What each row attends to of all rows (multi-head attention). */
  attend(rows: AttendedRows, count: number, output: Address): void;
}

export interface AttendedRows {
  readonly query: Address;
  readonly key: Address;
  readonly value: Address;
}

/** The most that a matrix may have: 32 bits hold the sum of a quarter of so many products of 16 bits and 8. */
const mostColumns = 2_048;

/** `kernels.c` */
interface KernelsModule extends Reactor {
  allocate(bytes: number): Address;
  apply_linear(
    input: Address,
    count: number,
    columns: number,
    wholes: Address,
    scales: Address,
    biases: Address,
    rows: number,
    inputWholes: Address,
    inputScales: Address,
    output: Address,
  ): void;
  add_and_normalise(
    rows: Address,
    others: Address,
    count: number,
    columns: number,
    gains: Address,
    biases: Address,
  ): void;
  gelu(values: Address, length: number): void;
  attend(
    query: Address,
    key: Address,
    value: Address,
    count: number,
    columns: number,
    heads: number,
    weights: Address,
    output: Address,
  ): void;
}

/** The sizes of a transformer. */
export interface TransformerSize {
  /** Rows at most. */
  readonly positions: number;
  /** Numbers of a row. */
  readonly hiddenSize: number;
  /** Numbers of a row between the projections of a layer. */
  readonly intermediateSize: number;
  readonly attentionHeads: number;
}

/**
 * Opens the kernels for one transformer, with memory of their own that ends with them.
 *
 * @throws Error for sizes with which they can't compute
 */
export function openTransformerKernels(size: TransformerSize): TransformerKernels {
  const { positions, hiddenSize, intermediateSize, attentionHeads } = size;
  const kernels = openModule(new URL("./kernels.wasm", import.meta.url)) as KernelsModule;
  const widest = Math.max(hiddenSize, intermediateSize);
  if (widest > mostColumns) throw new Error(`There are sums for ${mostColumns} columns alone`);
  if (hiddenSize % 2 !== 0 || hiddenSize % attentionHeads !== 0 || intermediateSize % 4 !== 0)
    throw new Error("The sizes of the transformer don't fit its kernels");

  function allocate(bytes: number): Address {
    const address = kernels.allocate(bytes);
    if (address === 0) throw new Error("There is no memory for the transformer");
    return address;
  }
  const makeRoom = (length: number) => allocate(4 * length);
  // Rows are multiplied by fours.
  const inputWholes = allocate(2 * widest * (positions + 3));
  const inputScales = makeRoom(positions + 3);
  const attentionWeights = makeRoom(positions + 3);

  return {
    keep(numbers) {
      const address = allocate(numbers.byteLength);
      const { buffer, byteOffset, byteLength } = numbers;
      const bytes = new Uint8Array(buffer, byteOffset, byteLength);
      new Uint8Array(kernels.memory.buffer, address, byteLength).set(bytes);
      return address;
    },
    makeRoom,
    at: (address, length) => new Float32Array(kernels.memory.buffer, address, length),
    applyLinear({ rows, columns, wholes, scales, biases }, input, count, output) {
      const room = [inputWholes, inputScales] as const;
      kernels.apply_linear(input, count, columns, wholes, scales, biases, rows, ...room, output);
    },
    addAndNormalise({ gains, biases }, rows, others, count) {
      kernels.add_and_normalise(rows, others, count, hiddenSize, gains, biases);
    },
    normalise({ gains, biases }, rows, count) {
      kernels.add_and_normalise(rows, 0, count, hiddenSize, gains, biases);
    },
    gelu: (values, length) => kernels.gelu(values, length),
    attend({ query, key, value }, count, output) {
      const sizes = [count, hiddenSize, attentionHeads] as const;
      kernels.attend(query, key, value, ...sizes, attentionWeights, output);
    },
  };
}
