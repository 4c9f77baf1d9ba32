import { grades } from "./relevance-model.ts";

/** What somebody wrote, and how well arcs would have fitted. */
export interface RelevanceExample {
  readonly text: string;
  readonly graded: readonly {
    readonly grade: number;
    /** `<theme>/<name>`, as its file is named. */
    readonly arc: string;
  }[];
}

/**
 * Reads a text a line, and behind it, parted by tabs, each grade with its arcs: `text<TAB>2 theme/name theme/name<TAB>0 theme/name`.
 *
 * @throws with the line's number for a line of another form
 */
export function parseRelevanceExamples(content: string): readonly RelevanceExample[] {
  return content
    .split("\n")
    .flatMap((line, index) => (line === "" ? [] : [parseLine(line, index + 1)]));
}

function parseLine(line: string, at: number): RelevanceExample {
  const [text = "", ...columns] = line.split("\t");
  const graded = columns.flatMap((column) => {
    const [grade = "", ...arcs] = column.split(" ");
    const isSound =
      grades.some((known) => known === grade) &&
      arcs.length > 0 &&
      arcs.every((arc) => /^[a-z-]+\/[a-z0-9-]+$/.test(arc));
    return isSound ? arcs.map((arc) => ({ grade: Number(grade), arc })) : [null];
  });
  const known = graded.filter((one) => one !== null);
  if (text === "" || known.length === 0 || known.length < graded.length)
    throw new Error(
      `relevance.tsv:${at}: not a text and, behind a tab each, a grade from 0 to 3 with its arcs`,
    );
  return { text, graded: known };
}
