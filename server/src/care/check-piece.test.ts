import { describe, expect, it } from "vitest";
import { checkPiece } from "./check-piece.ts";
import { loadPieces } from "./load-pieces.ts";
import type { HarmKind } from "@hearten/reading/reading.ts";
import type { Piece } from "./piece.ts";

/** What the check says of a good piece after one change. */
function faultsOf(kind: HarmKind, change: (piece: Piece) => Partial<Piece>): string {
  const [piece] = loadPieces(kind);
  if (piece === undefined) throw new Error("There is no piece.");
  return checkPiece(kind, { ...piece, ...change(piece) }).join("\n");
}

const withLine = (text: string) => (piece: Piece) => ({
  paragraphs: [
    ...piece.paragraphs.slice(0, 1),
    [{ text, from: 5 } as const],
    ...piece.paragraphs.slice(1),
  ],
});

/** The address only from three minutes on. */
const later = ({ paragraphs }: Piece): Partial<Piece> => ({
  paragraphs: paragraphs.map((lines) =>
    lines.map((line) => (line.text.includes("findahelpline") ? { ...line, from: 3 } : line)),
  ),
});

describe("The check of a piece", () => {
  it("finds nothing wrong with a good one", () => {
    expect(faultsOf("suicide", () => ({}))).toBe("");
  });

  it("wants the address and a person in what is spoken at every length", () => {
    expect(faultsOf("suicide", later)).toContain("is named once, in 1 minutes too");
  });

  it.each([
    ["suicide", "I'm here with you."],
    ["suicide", "It will get better soon."],
    ["violence", "You should leave him today."],
    ["eating", "You could eat a little more."],
    ["other", "Ring now (at once)."],
  ] as const)("for %s refuses: %s", (kind, line) => {
    expect(faultsOf(kind, withLine(line))).toContain(line);
  });

  it("wants titles that tell nothing to who looks on", () => {
    expect(faultsOf("violence", () => ({ title: "When you are in danger" }))).toContain(
      "tells too much",
    );
  });
});
