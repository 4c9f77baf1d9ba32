import type { LengthInMinutes } from "@hearten/contract/limits.ts";

/** One line of a piece. */
export interface PieceLine {
  readonly text: string;
  /** The shortest length at which the line is spoken. */
  readonly from: LengthInMinutes;
}

/** An authored piece: one thought, said whole at each length. */
export interface Piece {
  readonly title: string;
  /** The type line. */
  readonly mood: string;
  readonly paragraphs: readonly (readonly PieceLine[])[];
}

/** What stands before a line, and the shortest length at which the line is spoken. */
const marks = [
  ["++ ", 5],
  ["+ ", 3],
] as const;

const frame = /^---\ntitle: (?<title>.+)\nmood: (?<mood>.+)\n---\n\n(?<body>.+)$/su;

/**
 * Reads a piece as `docs/care.md` describes it.
 *
 * @throws when the text is not framed like one
 */
export function parsePiece(text: string): Piece {
  const { title, mood, body } = frame.exec(text.trim())?.groups ?? {};
  if (title === undefined || mood === undefined || body === undefined)
    throw new Error("A piece begins with its title and its mood between two lines of dashes.");
  const paragraphs = body.split(/\n{2,}/u).map(toPieceLines);
  return { title, mood, paragraphs };
}

/** The lines of one paragraph. */
export function toPieceLines(paragraph: string): readonly PieceLine[] {
  return paragraph.split("\n").map((line) => toLine(line.trim()));
}

function toLine(line: string): PieceLine {
  const marked = marks.find(([mark]) => line.startsWith(mark));
  if (marked === undefined) return { text: line, from: 1 };
  const [mark, from] = marked;
  return { text: line.slice(mark.length), from };
}

/** The paragraphs as they are spoken at this length; those that would be empty are left out. */
export function cutPiece(
  { paragraphs }: Piece,
  length: LengthInMinutes,
): readonly (readonly PieceLine[])[] {
  return paragraphs
    .map((lines) => lines.filter(({ from }) => from <= length))
    .filter((lines) => lines.length > 0);
}
