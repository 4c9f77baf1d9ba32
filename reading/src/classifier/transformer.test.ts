import { describe, expect, it } from "vitest";
import { type LinearWeights, type QuantisedMatrix, createTransformer } from "./transformer.ts";

const hiddenSize = 2;

function matrix(rows: readonly (readonly number[])[]): QuantisedMatrix {
  return {
    rows: rows.length,
    columns: rows[0]?.length ?? 0,
    wholes: Int8Array.from(rows.flat()),
    scales: Float32Array.from(rows, () => 1),
  };
}
const nothing = (rows: number, columns: number): LinearWeights => ({
  matrix: matrix(Array.from({ length: rows }, () => Array.from({ length: columns }, () => 0))),
  biases: new Float32Array(rows),
});
const plainNorm = { gains: Float32Array.of(1, 1), biases: Float32Array.of(0, 0) };
/** It attends to all alike, and adds what it attends to. */
const averaging = {
  query: nothing(hiddenSize, hiddenSize),
  key: nothing(hiddenSize, hiddenSize),
  value: {
    matrix: matrix([
      [1, 0],
      [0, 1],
    ]),
    biases: new Float32Array(hiddenSize),
  },
  output: {
    matrix: matrix([
      [0, 3],
      [3, 0],
    ]),
    biases: new Float32Array(hiddenSize),
  },
  attentionNorm: plainNorm,
  upProjection: nothing(4, hiddenSize),
  downProjection: nothing(hiddenSize, 4),
  outputNorm: plainNorm,
};
const weights = {
  attentionHeads: 1,
  intermediateSize: 4,
  // Normed, the first is (-1, 1), and the second (1, -1).
  pieceEmbeddings: matrix([
    [0, 2],
    [5, 1],
  ]),
  positionEmbeddings: matrix([
    [0, 0],
    [0, 0],
    [0, 0],
  ]),
  embeddingNorm: plainNorm,
  branch: { after: 0, layers: [] },
};
const round = (values: Float32Array) => [...values].map((value) => Math.round(value * 100) / 100);

describe("The transformer", () => {
  it("gives the mean of all pieces, and the largest of each number", () => {
    const { pool } = createTransformer({ ...weights, layers: [] });
    expect(round(pool([0]))).toEqual([-1, 1, -1, 1]);
    expect(round(pool([0, 1]))).toEqual([0, 0, 1, 1]);
    expect(round(pool([0, 0, 1]))).toEqual([-0.33, 0.33, 1, 1]);
  });

  it("lets each piece see the others", () => {
    const { pool } = createTransformer({ ...weights, layers: [averaging] });
    // Two of the first and one of the second are (-1/3, 1/3) together; turned round and three times as much (1, -1), which
    // leaves nothing of the first and more of the second.
    const [mean = 0, , largest = 0] = round(pool([0, 0, 1]));
    expect(mean).toBeCloseTo(0.33, 1);
    expect(largest).toBeCloseTo(1, 1);
  });

  it("gives the same of runs of pieces, which see those around them", () => {
    const { poolRunsByBranch } = createTransformer({
      ...weights,
      layers: [],
      branch: { after: 0, layers: [averaging] },
    });
    const [first, second] = poolRunsByBranch(
      [0, 0, 1],
      [
        { start: 0, end: 2 },
        { start: 2, end: 3 },
      ],
    );
    const { poolRuns: alone } = createTransformer({ ...weights, layers: [averaging] });
    expect(alone([0, 0, 1], [{ start: 0, end: 2 }])).toEqual([first]);
    // Of the second kind of piece more is left, as when all are taken together.
    expect(round(second ?? new Float32Array())).toEqual([1, -1, 1, -1]);
    expect(alone([0, 0], [{ start: 0, end: 2 }])).not.toEqual([first]);
  });

  it("takes no more pieces than it has positions for", () => {
    const { pool } = createTransformer({ ...weights, layers: [] });
    expect(() => pool([0, 0, 0, 0])).toThrow("positions for 3 pieces alone");
  });

  it("tells the same pieces in another position apart", () => {
    const positionEmbeddings = matrix([
      [0, 0],
      [9, 0],
      [0, 0],
    ]);
    const { pool } = createTransformer({ ...weights, positionEmbeddings, layers: [] });
    expect(round(pool([0, 1]))).not.toEqual(round(pool([1, 0])));
  });

  it("refuses a layer of another width than the rest", () => {
    const wide = { ...averaging, upProjection: nothing(8, hiddenSize) };
    const make = () => createTransformer({ ...weights, layers: [wide] });
    expect(make).toThrow("8 times 2 doesn't fit the others");
  });
});
