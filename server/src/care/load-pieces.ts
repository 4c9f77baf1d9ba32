import { readdirSync, readFileSync } from "node:fs";
import type { HarmKind } from "@hearten/reading/reading.ts";
import { type Piece, parsePiece } from "./piece.ts";

/**
 * Reads the pieces of a kind, in the order of their files' names. They are read anew each time: they
 * are few and small, and seldom needed, so that none stays in memory.
 *
 * @throws an `Error` with the file's name when one is malformed
 */
export function loadPieces(kind: HarmKind): readonly Piece[] {
  const folder = new URL(`./pieces/${kind}/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return names.toSorted().map((name) => {
    try {
      return parsePiece(readFileSync(new URL(name, folder), "utf8"));
    } catch (error) {
      throw new Error(`The piece ${kind}/${name} can't be read`, { cause: error });
    }
  });
}
