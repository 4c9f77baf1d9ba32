import { createHash } from "node:crypto";
import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import type { HarmKind } from "@hearten/reading/reading.ts";
import type { EarlierInspiration, Line, Role, Script } from "../ports/writer.ts";
import { loadPieces } from "./load-pieces.ts";
import { cutPiece, type Piece } from "./piece.ts";

/** What a piece is asked for with. None of the person's words and goals: no piece speaks of them. */
export interface CareOrder {
  /** The inspiration's id: the same order always gives the same script. */
  readonly id: string;
  readonly length: LengthInMinutes;
  /** The person's last inspirations, newest first. A piece that is among them is not taken again. */
  readonly earlier: readonly EarlierInspiration[];
}

/** The script for somebody whose words speak of harm for certain. */
export function writeCare(order: CareOrder & { readonly kind: HarmKind }): Script {
  return toScript(choosePiece(loadPieces(order.kind), order), order.length);
}

/** The script for somebody whose words may speak of harm, and may not: it claims neither. */
export function writeUnsure(order: CareOrder): Script {
  return toScript(choosePiece(loadPieces("unsure"), order), order.length);
}

/** One that was not heard lately; if all were, the one that was heard longest ago. */
function choosePiece(pieces: readonly Piece[], { id, earlier }: CareOrder): Piece {
  const ages = pieces.map((piece) => ({ piece, age: ageOf(piece, earlier) }));
  const oldest = Math.max(...ages.map(({ age }) => age));
  const left = ages.filter(({ age }) => age === oldest);
  const chosen = left[createHash("sha256").update(id).digest().readUInt32BE() % left.length];
  if (chosen === undefined) throw new Error("There is no piece.");
  return chosen.piece;
}

/**
 * How many inspirations ago the piece was heard; infinite when it was not. It is known by its first
 * line, which is spoken at every length: titles can be changed by the person.
 */
function ageOf({ paragraphs }: Piece, earlier: readonly EarlierInspiration[]): number {
  const first = paragraphs[0]?.[0]?.text ?? "";
  const index = earlier.findIndex(({ text }) => text.startsWith(first));
  return index === -1 ? Infinity : index;
}

/** How readily a line is dropped when the voice is too slow, by the shortest length it is spoken at. */
const expendable = { 1: 0, 3: 2, 5: 3 } as const satisfies Record<LengthInMinutes, number>;

function toScript(piece: Piece, length: LengthInMinutes): Script {
  const paragraphs = cutPiece(piece, length);
  const lines = paragraphs.flatMap((paragraph, place) =>
    paragraph.map(({ text, from }, index): Line => ({
      role: roleOf(place, paragraphs.length),
      text,
      // Few words for the length: no silence may be so long that it seems to be the end.
      pause: index === paragraph.length - 1 ? 3 : 2,
      startsParagraph: index === 0,
      expendable: expendable[from],
    })),
  );
  return { title: piece.title, preference: piece.mood, lines };
}

function roleOf(place: number, count: number): Role {
  if (place === 0) return "opening";
  return place === count - 1 ? "close" : "mind";
}
