import { readFileSync } from "node:fs";
import { needs } from "./reading.ts";
import { toSentences } from "./words.ts";

/** What somebody asks for, or nothing. */
export const needLabels = ["none", ...needs] as const;
export type NeedLabel = (typeof needLabels)[number];

/** An authored text, and what it asks for. */
export interface AskingText {
  readonly text: string;
  readonly label: NeedLabel;
  /** The words that ask; null where nothing is asked for, or its author was not asked for them. */
  readonly asking: string | null;
}

/**
 * Reads `label<TAB>text`, in which double brackets may stand around the words that ask.
 *
 * @param file its name, for errors
 * @throws with the line's number for an unknown label or a line of another form
 */
export function parseAskingTexts(content: string, file: string): AskingText[] {
  return content
    .split("\n")
    .flatMap((line, index) => (line === "" ? [] : [parseLine(line, `${file}:${index + 1}`)]));
}

const marked = /^(?<before>[^[\]]*)(?:\[\[(?<asking>[^[\]]+)\]\](?<after>[^[\]]*))?$/;

function parseLine(line: string, at: string): AskingText {
  const [name, marks = "", more] = line.split("\t");
  const label = needLabels.find((one) => one === name);
  if (label === undefined) throw new Error(`${at}: unknown label ${name}`);
  const { before = "", asking, after = "" } = marked.exec(marks)?.groups ?? {};
  const text = `${before}${asking ?? ""}${after}`;
  if (text === "" || more !== undefined || (label === "none" && asking !== undefined))
    throw new Error(`${at}: not a label, a tab and a text with the words that ask in brackets`);
  return { text, label, asking: asking ?? null };
}

/** All texts of a file. */
export function readAskingTexts(file: URL): AskingText[] {
  return parseAskingTexts(readFileSync(file, "utf8"), file.pathname.split("/").at(-1) ?? "");
}

/** What is read for it: a text and each of its sentences, the shortest too, since two words may ask. */
export function toAskingParts(text: string): readonly string[] {
  return [...new Set([text, ...toSentences(text)])];
}
