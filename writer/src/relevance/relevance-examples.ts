import { grades } from "./relevance-model.ts";

/** What somebody wrote, and how well arcs and replies would have fitted. */
export interface RelevanceExample {
  readonly text: string;
  readonly graded: readonly {
    readonly grade: number;
    /** Of an arc `<theme>/<name>`, of a reply `replies/<name>`, as their files are named. */
    readonly name: string;
  }[];
}

/**
 * Reads a text a line, and behind it, parted by tabs, each grade with what got it: `text<TAB>2 theme/name theme/name<TAB>0 theme/name`.
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
    const [grade = "", ...names] = column.split(" ");
    const isSound =
      grades.some((known) => known === grade) &&
      names.length > 0 &&
      names.every((name) => /^[a-z-]+\/[a-z0-9-]+$/.test(name));
    return isSound ? names.map((name) => ({ grade: Number(grade), name })) : [null];
  });
  const known = graded.filter((one) => one !== null);
  if (text === "" || known.length === 0 || known.length < graded.length)
    throw new Error(
      `relevance.tsv:${at}: not a text and, behind a tab each, a grade from 0 to 3 with arcs or replies`,
    );
  return { text, graded: known };
}
