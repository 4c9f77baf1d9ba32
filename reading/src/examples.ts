import { readFileSync, readdirSync } from "node:fs";
import { type HarmKind, type Theme, harmKinds, themes } from "./reading.ts";

/** An authored text and what it says. */
export interface Example {
  readonly text: string;
  /** Null for an innocent text. */
  readonly harm: HarmKind | null;
  /** Whether a careful reader could not be sure of the harm. */
  readonly isUnsure: boolean;
  /** Whether it is innocent and sounds like harm. */
  readonly isNear: boolean;
  /** The foremost first. */
  readonly themes: readonly Theme[];
  /** The situation that its author was given, such as `parenting/first-day-of-school`; null where none was. */
  readonly situation: string | null;
  /** The file, which is one author's. */
  readonly author: string;
}

const isHarm = (label: string): label is HarmKind => harmKinds.some((kind) => kind === label);
const isTheme = (label: string): label is Theme => themes.some((theme) => theme === label);

/**
 * Reads `label<TAB>text`, several labels parted by commas, and behind a further tab the situation, where there is one.
 *
 * @throws with file and line for an unknown label or a line of another form
 */
export function parseExamples(content: string, author: string): Example[] {
  return content
    .split("\n")
    .flatMap((line, index) => (line === "" ? [] : [{ line, place: `${author}:${index + 1}` }]))
    .map(({ line, place }) => {
      const [labels, text, situation, more] = line.split("\t");
      if (labels === undefined || text === undefined || text === "" || more !== undefined)
        throw new Error(`${place}: not a label, a tab and a text`);
      const all = labels.split(",");
      const sure = all.map((label) => label.replace(/\?$/, "").replace("other-harm", "other"));
      const unknown = sure.find((label) => !isHarm(label) && !isTheme(label) && label !== "near");
      if (unknown !== undefined) throw new Error(`${place}: unknown label ${unknown}`);
      const harms = all.filter((_, at) => isHarm(sure[at] ?? ""));
      return {
        text,
        harm: sure.find(isHarm) ?? null,
        isUnsure: harms.length > 0 && harms.every((label) => label.endsWith("?")),
        isNear: sure.includes("near"),
        themes: sure.filter(isTheme),
        situation: situation ?? null,
        author,
      };
    });
}

/** All examples of a folder, in the order of its files' names. */
export function readExamples(folder: URL): Example[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".tsv"));
  return files
    .toSorted()
    .flatMap((name) => parseExamples(readFileSync(new URL(name, folder), "utf8"), name));
}

/** The rows of a file with tabs. */
export function readRows(file: URL): string[][] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("\t"));
}
