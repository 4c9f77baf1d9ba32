import { grades } from "./relevance-model.ts";

/** What somebody wrote, an arc, and how well it would have fitted. */
export interface RelevanceExample {
  readonly grade: number;
  /** `<theme>/<name>`, as its file is named. */
  readonly arc: string;
  readonly text: string;
}

/**
 * Reads `grade<TAB>theme/name<TAB>text`.
 *
 * @throws with the line's number for a line of another form
 */
export function parseRelevanceExamples(content: string): readonly RelevanceExample[] {
  return content
    .split("\n")
    .flatMap((line, index) => (line === "" ? [] : [{ line, at: index + 1 }]))
    .map(({ line, at }) => {
      const [grade = "", arc = "", text = "", more] = line.split("\t");
      const isSound =
        grades.some((known) => known === grade) && /^[a-z-]+\/[a-z0-9-]+$/.test(arc) && text !== "";
      if (!isSound || more !== undefined)
        throw new Error(
          `relevance.tsv:${at}: not a grade from 0 to 3, a tab, an arc, a tab and a text`,
        );
      return { grade: Number(grade), arc, text };
    });
}
