import { harmKinds } from "@hearten/reading/reading.ts";
import { describe, expect, it } from "vitest";
import { checkPiece } from "./check-piece.ts";
import { loadPieces } from "./load-pieces.ts";
import type { Piece } from "./piece.ts";

const linesOf = ({ paragraphs }: Piece) => paragraphs.flat().map(({ text }) => text);

/** The texts that occur more than once. */
const findRepeated = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

describe.each(harmKinds)("The pieces for %s", (kind) => {
  const pieces = loadPieces(kind);

  it("are enough for ten days without one heard twice", () => {
    expect(pieces.length).toBeGreaterThanOrEqual(11);
  });

  it("say what has to be said at each length, and nothing that must not be", () => {
    const faults = pieces.flatMap((piece) =>
      checkPiece(kind, piece).map((fault) => `${piece.title}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

describe("All pieces", () => {
  const pieces = harmKinds.flatMap((kind) => loadPieces(kind));

  it("are told apart by their titles and their first lines", () => {
    expect(findRepeated(pieces.map(({ title }) => title))).toEqual([]);
    const firsts = pieces.map((piece) => linesOf(piece)[0] ?? "");
    expect(
      firsts.filter((one) => firsts.some((other) => other !== one && one.startsWith(other))),
    ).toEqual([]);
  });

  it("are different thoughts: no line is said twice", () => {
    expect(findRepeated(pieces.flatMap(linesOf))).toEqual([]);
  });
});
