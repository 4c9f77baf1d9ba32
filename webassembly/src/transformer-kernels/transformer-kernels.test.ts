import { describe, expect, it } from "vitest";
import { type Address, openTransformerKernels } from "./transformer-kernels.ts";

const [positions, hiddenSize, intermediateSize, attentionHeads] = [9, 24, 40, 3];
const size = { positions, hiddenSize, intermediateSize, attentionHeads };
/** Neither a multiple of the four rows nor of the eight columns that are computed at once. */
const count = 7;

/** Numbers that look like none in particular, between -2 and 2. */
const some = (length: number, seed: number) =>
  Float32Array.from({ length }, (_, at) => 2 * Math.sin((at + 1) * (seed + 0.7)));

function openSome() {
  const kernels = openTransformerKernels(size);
  const keepSome = (length: number, seed: number) => kernels.keep(some(length, seed));
  const read = (address: Address, length: number) => [...kernels.at(address, length)];
  return { kernels, keepSome, read };
}

/** The largest distance of two numbers in the same place. */
function distanceOf(found: readonly number[], expected: readonly number[]): number {
  expect(found).toHaveLength(expected.length);
  return Math.max(...found.map((value, at) => Math.abs(value - (expected[at] ?? Number.NaN))));
}

const sumOf = (length: number, term: (at: number) => number) =>
  Array.from({ length }, (_, at) => term(at)).reduce((sum, value) => sum + value, 0);
const table = (rows: number, columns: number, value: (row: number, column: number) => number) =>
  Array.from({ length: rows * columns }, (_, at) => value(Math.floor(at / columns), at % columns));

describe("The kernels of a transformer", () => {
  it.each([
    { columns: 24, rows: 40 },
    { columns: 20, rows: 6 },
    { columns: 3, rows: 2 },
  ])("apply a linear layer of $columns columns and $rows rows", ({ columns, rows }) => {
    const { kernels, keepSome, read } = openSome();
    const wholes = Int8Array.from({ length: rows * columns }, (_, at) => ((at * 7919) % 255) - 127);
    const [input, scales, biases] = [some(count * columns, 1), some(rows, 2), some(rows, 3)];
    const linear = {
      rows,
      columns,
      wholes: kernels.keep(wholes),
      scales: kernels.keep(scales),
      biases: kernels.keep(biases),
    };
    const output = kernels.makeRoom(count * rows);
    kernels.applyLinear(linear, keepSome(count * columns, 1), count, output);
    const expected = table(count, rows, (row, column) => {
      const weightOf = (at: number) => (wholes[column * columns + at] ?? 0) * (scales[column] ?? 0);
      const product = sumOf(columns, (at) => (input[row * columns + at] ?? 0) * weightOf(at));
      return product + (biases[column] ?? 0);
    });
    // Sums of up to some thousands, of numbers of 16 bits.
    expect(distanceOf(read(output, count * rows), expected)).toBeLessThan(0.1);
  });

  it("keep their sums within 32 bits, whatever they multiply", () => {
    const columns = 2_048;
    const kernels = openTransformerKernels({ ...size, intermediateSize: columns });
    const wholes = kernels.keep(new Int8Array(2 * columns).fill(-128));
    const ones = kernels.keep(Float32Array.of(1, 1));
    const biases = kernels.keep(Float32Array.of(0, 0));
    const input = kernels.keep(new Float32Array(columns).fill(-3));
    const output = kernels.makeRoom(2);
    kernels.applyLinear({ rows: 2, columns, wholes, scales: ones, biases }, input, 1, output);
    expect(distanceOf([...kernels.at(output, 2)], [384 * columns, 384 * columns])).toBeLessThan(1);
    expect(() => openTransformerKernels({ ...size, intermediateSize: columns + 4 })).toThrow(
      "2048 columns alone",
    );
  });

  it.each([
    { hiddenSize: 9, attentionHeads: 3 },
    { hiddenSize: 10, attentionHeads: 3 },
    { intermediateSize: 38 },
  ])("refuse sizes that they can't compute with: %o", (wrong) => {
    expect(() => openTransformerKernels({ ...size, ...wrong })).toThrow("don't fit its kernels");
  });

  it("normalise each row, with others added before", () => {
    const { kernels, keepSome, read } = openSome();
    const [gains, biases] = [some(hiddenSize, 4), some(hiddenSize, 5)];
    const norm = { gains: kernels.keep(gains), biases: kernels.keep(biases) };
    const [rows, others] = [some(count * hiddenSize, 6), some(count * hiddenSize, 7)];
    const normalised = (values: readonly number[]) =>
      table(count, hiddenSize, (row, column) => {
        const at = (other: number) => values[row * hiddenSize + other] ?? 0;
        const mean = sumOf(hiddenSize, at) / hiddenSize;
        const variance = sumOf(hiddenSize, (other) => (at(other) - mean) ** 2) / hiddenSize;
        const unit = (at(column) - mean) / Math.sqrt(variance);
        return unit * (gains[column] ?? 0) + (biases[column] ?? 0);
      });
    const placed = keepSome(count * hiddenSize, 6);
    kernels.normalise(norm, placed, count);
    expect(distanceOf(read(placed, count * hiddenSize), normalised([...rows]))).toBeLessThan(1e-4);
    const again = keepSome(count * hiddenSize, 6);
    kernels.addAndNormalise(norm, again, keepSome(count * hiddenSize, 7), count);
    const sums = [...rows].map((value, at) => value + (others[at] ?? 0));
    expect(distanceOf(read(again, count * hiddenSize), normalised(sums))).toBeLessThan(1e-4);
  });

  it("bend numbers as the Gaussian error linear unit does, the largest ones too", () => {
    const { kernels, read } = openSome();
    const values = [-90, -12, -1.5, -0.1, 0, 0.3, 2, 90];
    const placed = kernels.keep(Float32Array.from(values));
    kernels.gelu(placed, values.length);
    const bent = values.map((x) => {
      const tanh = Math.tanh(Math.sqrt(2 / Math.PI) * (x + 0.044715 * x ** 3));
      return 0.5 * x * (1 + tanh);
    });
    expect(distanceOf(read(placed, values.length), bent)).toBeLessThan(1e-5);
  });

  it("have each row attend to all, by heads", () => {
    const { kernels, keepSome, read } = openSome();
    const [query, key, value] = [8, 9, 10].map((seed) => some(count * hiddenSize, seed));
    const output = kernels.makeRoom(count * hiddenSize);
    const placed = {
      query: keepSome(count * hiddenSize, 8),
      key: keepSome(count * hiddenSize, 9),
      value: keepSome(count * hiddenSize, 10),
    };
    kernels.attend(placed, count, output);
    const headSize = hiddenSize / attentionHeads;
    const expected = table(count, hiddenSize, (row, column) => {
      const head = column - (column % headSize);
      const powers = Array.from({ length: count }, (_, other) => {
        const product = sumOf(
          headSize,
          (at) =>
            (query?.[row * hiddenSize + head + at] ?? 0) *
            (key?.[other * hiddenSize + head + at] ?? 0),
        );
        return Math.exp(product / Math.sqrt(headSize));
      });
      const sum = powers.reduce((total, power) => total + power, 0);
      return sumOf(
        count,
        (other) => ((powers[other] ?? 0) / sum) * (value?.[other * hiddenSize + column] ?? 0),
      );
    });
    expect(distanceOf(read(output, count * hiddenSize), expected)).toBeLessThan(1e-4);
  });
});
