import { readFileSync, readdirSync } from "node:fs";
import { type Feeling, type Standing, type Theme, feelings, standings, themes } from "./reading.ts";

/** What a person wrote on a day, and how an author reads it. */
export interface Day {
  readonly text: string;
  readonly feeling: Feeling;
  /** The foremost first. */
  readonly themes: readonly Theme[];
  readonly goals: readonly { readonly goal: string; readonly standing: Standing }[];
}

/** Fields of a line: the feeling, the themes and the text, then three times a standing and a goal. */
const fieldsPerLine = 9;

/**
 * Reads `feeling<TAB>themes<TAB>text`, followed by three goals, each as `standing<TAB>goal`.
 *
 * @throws with file and line for an unknown word or a line of another form
 */
export function parseDays(content: string, file: string): Day[] {
  return content
    .split("\n")
    .flatMap((line, index) => (line === "" ? [] : [{ line, place: `${file}:${index + 1}` }]))
    .map(({ line, place }) => {
      const fields = line.split("\t");
      if (fields.length !== fieldsPerLine || fields.includes(""))
        throw new Error(`${place}: not nine fields`);
      function known<Word extends string>(word: string, words: readonly Word[]): Word {
        const found = words.find((each) => each === word);
        if (found === undefined) throw new Error(`${place}: unknown word ${word}`);
        return found;
      }
      const [feeling = "", named = "", text = "", ...pairs] = fields;
      return {
        text,
        feeling: known(feeling, feelings),
        themes: named.split(",").map((theme) => known(theme, themes)),
        goals: [0, 2, 4].map((at) => ({
          standing: known(pairs[at] ?? "", standings),
          goal: pairs[at + 1] ?? "",
        })),
      };
    });
}

/** All days of a folder, in the order of its files' names. */
export function readDays(folder: URL): Day[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".tsv"));
  return files
    .toSorted()
    .flatMap((name) => parseDays(readFileSync(new URL(name, folder), "utf8"), name));
}
