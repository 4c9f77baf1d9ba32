import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import type { HarmKind } from "@hearten/reading/reading.ts";
import { type Line, ownName, type Role, type Script } from "../ports/writer.ts";
import { type Listener, chooseUnheard } from "./choose-unheard.ts";
import { loadPieces } from "./load-pieces.ts";
import { cutPiece, type Piece } from "./piece.ts";

/** What a piece is asked for with. None of the person's words and goals: no piece speaks of them. */
export interface CareOrder extends Listener {
  readonly length: LengthInMinutes;
}

/** The script for somebody whose words speak of harm for certain. */
export function writeCare(order: CareOrder & { readonly kind: HarmKind }): Script {
  // Known by its first line, which is spoken at every length: titles can be changed by the person.
  const piece = chooseUnheard(loadPieces(order.kind), order, ({ paragraphs }, text) =>
    text.startsWith(paragraphs[0]?.[0]?.text ?? ""),
  );
  return toScript(piece, order.length);
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
  return { title: piece.title, preference: piece.mood, lines, writtenBy: ownName };
}

function roleOf(place: number, count: number): Role {
  if (place === 0) return "opening";
  return place === count - 1 ? "close" : "mind";
}
