import { readFileSync, readdirSync } from "node:fs";
import { type CircumstanceLabel, circumstanceLabels } from "./circumstances.ts";
import { type LabelledText, parseLabels } from "./labelled-texts.ts";
import {
  type Feeling,
  type Moment,
  type Mood,
  type Standing,
  type Theme,
  feelings,
  moments,
  moods,
  standings,
  themes,
} from "./reading.ts";

/** What a person wrote on a day, and how an author reads it. */
export interface Day {
  readonly text: string;
  readonly feeling: Feeling;
  /** The foremost first. */
  readonly themes: readonly Theme[];
  /** None where its author was asked for none. */
  readonly goals: readonly { readonly goal: string; readonly standing: Standing }[];
  /** Null where its author was not asked for them. */
  readonly labels: DayLabels | null;
}

/** How an author labelled a day beside its feeling: how it is answered, what it is of, what it is like. */
export interface DayLabels {
  readonly mood: Mood;
  /** One or two, the foremost first. */
  readonly circumstances: LabelledText<CircumstanceLabel>["labels"];
  /** One or two, the foremost first. */
  readonly moments: LabelledText<Moment>["labels"];
}

/** How many fields of a line are goals, by how many it has. */
const goalFieldsByCount = new Map([
  [6, 0],
  [9, 6],
  [12, 6],
]);

/**
 * Reads `feeling<TAB>themes<TAB>text`, followed by three goals, each as `standing<TAB>goal`, by
 * `mood<TAB>circumstances<TAB>moments`, or by both.
 *
 * @throws with file and line for an unknown word or a line of another form
 */
export function parseDays(content: string, file: string): Day[] {
  return content
    .split("\n")
    .flatMap((line, index) => (line === "" ? [] : [{ line, place: `${file}:${index + 1}` }]))
    .map(({ line, place }) => {
      const fields = line.split("\t");
      const goalFields = goalFieldsByCount.get(fields.length);
      if (goalFields === undefined || fields.includes(""))
        throw new Error(`${place}: not six fields, nine or twelve`);
      function known<Word extends string>(word: string, words: readonly Word[]): Word {
        const found = words.find((each) => each === word);
        if (found === undefined) throw new Error(`${place}: unknown word ${word}`);
        return found;
      }
      const [feeling = "", named = "", text = "", ...others] = fields;
      const [mood, of = "", like = ""] = others.slice(goalFields);
      return {
        text,
        feeling: known(feeling, feelings),
        themes: named.split(",").map((theme) => known(theme, themes)),
        goals: [0, 2, 4]
          .filter((at) => at < goalFields)
          .map((at) => ({
            standing: known(others[at] ?? "", standings),
            goal: others[at + 1] ?? "",
          })),
        labels:
          mood === undefined
            ? null
            : {
                mood: known(mood, moods),
                circumstances: parseLabels(of, circumstanceLabels, place),
                moments: parseLabels(like, moments, place),
              },
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
