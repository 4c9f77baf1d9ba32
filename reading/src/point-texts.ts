import { readFileSync } from "node:fs";
import { type Point, points } from "./points.ts";
import { toSentences } from "./words.ts";

/** A sentence of an authored text, and the points that are made in it. */
export interface PointedSentence {
  readonly text: string;
  readonly points: readonly Point[];
}

/** An authored text. */
export interface PointedText {
  readonly text: string;
  readonly sentences: readonly PointedSentence[];
}

/** Where in a text a point is made. */
interface Mark {
  readonly point: Point;
  readonly start: number;
  readonly end: number;
}

const marked = /\[\[(?<name>[a-z-]+): (?<words>[^[\]]+)\]\]/g;

/**
 * Reads a text a line, in which the words that make a point stand in double brackets behind its name:
 * `I passed! [[told-nobody: nobody knows yet]], not even Mum`.
 *
 * @param file its name, for errors
 * @throws with the line's number for an unknown point or other brackets
 */
export function parsePointTexts(content: string, file: string): PointedText[] {
  return content
    .split("\n")
    .flatMap((line, index) => (line === "" ? [] : [parseLine(line, `${file}:${index + 1}`)]));
}

function parseLine(line: string, at: string): PointedText {
  let text = "";
  let last = 0;
  const marks: Mark[] = [];
  for (const found of line.matchAll(marked)) {
    const { name = "", words = "" } = found.groups ?? {};
    const point = points.find((one) => one === name);
    if (point === undefined) throw new Error(`${at}: unknown point ${name}`);
    text += line.slice(last, found.index);
    marks.push({ point, start: text.length, end: text.length + words.length });
    text += words;
    last = found.index + found[0].length;
  }
  text += line.slice(last);
  if (/\[\[|\]\]/.test(text)) throw new Error(`${at}: brackets that are no mark of a point`);
  return { text, sentences: toPointedSentences(text, marks) };
}

function toPointedSentences(text: string, marks: readonly Mark[]): PointedSentence[] {
  let from = 0;
  return toSentences(text).map((sentence) => {
    const start = text.indexOf(sentence, from);
    const end = start + sentence.length;
    from = end;
    // Half of the mark, or half of the sentence, lies in the other.
    const makes = (mark: Mark) =>
      2 * (Math.min(end, mark.end) - Math.max(start, mark.start)) >=
      Math.min(mark.end - mark.start, sentence.length);
    const made = marks.filter(makes).map(({ point }) => point);
    return { text: sentence, points: [...new Set(made)] };
  });
}

/** All texts of a file. */
export function readPointTexts(file: URL): PointedText[] {
  return parsePointTexts(readFileSync(file, "utf8"), file.pathname.split("/").at(-1) ?? "");
}
