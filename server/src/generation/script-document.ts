import * as v from "valibot";
import { ownName, roles, type Script } from "../ports/writer.ts";

const line = v.object({
  role: v.picklist(roles),
  text: v.pipe(v.string(), v.nonEmpty()),
  pause: v.picklist([1, 2, 3]),
  startsParagraph: v.boolean(),
  expendable: v.picklist([0, 1, 2, 3]),
  holdsWords: v.optional(v.boolean()),
});

const script = v.object({
  title: v.pipe(v.string(), v.nonEmpty()),
  preference: v.pipe(v.string(), v.nonEmpty()),
  lines: v.pipe(v.array(line), v.minLength(1)),
  /** Those of older versions were all written by our own. */
  writtenBy: v.optional(v.string(), ownName),
});

/** The text under which a finished script is kept. */
export function encodeScript(value: Script): string {
  return JSON.stringify(value);
}

/** Null when it was kept by a version whose scripts were different: it is then written again. */
export function decodeScript(text: string): Script | null {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), script), text);
  return result.success ? result.output : null;
}

/** Exactly what is spoken, as it is shown: paragraphs parted by a blank line. */
export function toScriptText(lines: Script["lines"]): string {
  return lines
    .map(({ text, startsParagraph }, index) =>
      index === 0 ? text : `${startsParagraph ? "\n\n" : " "}${text}`,
    )
    .join("");
}
