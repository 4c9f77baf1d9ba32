import { readFileSync } from "node:fs";

/** An authored text, and what its writer is in. */
export interface LabelledText<Label extends string> {
  readonly text: string;
  /** One or two, the foremost first. */
  readonly labels: readonly [Label, Label?];
}

/** Where a label stands in `label<TAB>text<TAB>label`: the first, or one of another kind, which may be missing. */
export type Place = "before" | "behind";

/**
 * Reads one or two labels, parted by a comma.
 *
 * @param at where they stand, for errors
 * @throws for an unknown label, and for more than two
 */
export function parseLabels<Label extends string>(
  field: string,
  known: readonly Label[],
  at: string,
): LabelledText<Label>["labels"] {
  const [first, second, third] = field.split(",").map((name) => {
    const label = known.find((one) => one === name);
    if (label === undefined) throw new Error(`${at}: unknown label ${name}`);
    return label;
  });
  if (first === undefined || third !== undefined)
    throw new Error(`${at}: not one or two labels: ${field}`);
  return second === undefined ? [first] : [first, second];
}

/**
 * Reads `label<TAB>text`, a second label behind a comma.
 *
 * @param file its name, for errors
 * @returns without the texts that have no label in that place
 * @throws with the line's number for an unknown label or a line of another form
 */
export function parseLabelled<Label extends string>(
  content: string,
  known: readonly Label[],
  file: string,
  place: Place = "before",
): LabelledText<Label>[] {
  return content
    .split("\n")
    .flatMap((line, index) => (line === "" ? [] : [{ line, at: `${file}:${index + 1}` }]))
    .flatMap(({ line, at }): LabelledText<Label>[] => {
      const [before = "", text = "", behind, more] = line.split("\t");
      if (place === "behind" && behind === undefined) return [];
      const labels = parseLabels(place === "before" ? before : (behind ?? ""), known, at);
      if (text === "" || more !== undefined)
        throw new Error(`${at}: not one or two labels, a tab and a text`);
      return [{ text, labels }];
    });
}

/** All texts of a file. */
export function readLabelled<Label extends string>(
  file: URL,
  known: readonly Label[],
  place: Place = "before",
): LabelledText<Label>[] {
  const name = file.pathname.split("/").at(-1) ?? "";
  return parseLabelled(readFileSync(file, "utf8"), known, name, place);
}
