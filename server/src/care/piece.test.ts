import { describe, expect, it } from "vitest";
import { cutPiece, parsePiece } from "./piece.ts";

const text = `---
title: A short one
mood: Plain and near
---

It was heard.
+ It matters.

++ Nobody has been told.

Tell somebody.
`;

const spoken = (length: 1 | 3 | 5) =>
  cutPiece(parsePiece(text), length).map((lines) => lines.map((line) => line.text));

describe("A piece", () => {
  it("has paragraphs, whose lines are marked by the length from which on they are spoken", () => {
    expect(parsePiece(text)).toEqual({
      title: "A short one",
      mood: "Plain and near",
      paragraphs: [
        [
          { text: "It was heard.", from: 1 },
          { text: "It matters.", from: 3 },
        ],
        [{ text: "Nobody has been told.", from: 5 }],
        [{ text: "Tell somebody.", from: 1 }],
      ],
    });
  });

  it("loses marked lines at shorter lengths, and paragraphs that have none left", () => {
    expect(spoken(1)).toEqual([["It was heard."], ["Tell somebody."]]);
    expect(spoken(3)).toEqual([["It was heard.", "It matters."], ["Tell somebody."]]);
    expect(spoken(5)).toHaveLength(3);
  });

  it("without a title is refused", () => {
    expect(() => parsePiece("It was heard.\n")).toThrow("begins with its title");
  });
});
