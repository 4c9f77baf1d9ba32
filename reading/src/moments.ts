import { readFileSync } from "node:fs";
import { type Moment, moments } from "./reading.ts";

/** An authored text, and the moment that its writer is in. */
export interface MomentExample {
  readonly text: string;
  /** One or two, the foremost first. */
  readonly moments: readonly [Moment, Moment?];
}

/**
 * Reads `moment<TAB>text`, a second moment behind a comma.
 *
 * @throws with the line's number for an unknown moment or a line of another form
 */
export function parseMoments(content: string): MomentExample[] {
  return content
    .split("\n")
    .flatMap((line, index) => (line === "" ? [] : [{ line, place: `moments.tsv:${index + 1}` }]))
    .map(({ line, place }) => {
      const [labels = "", text = "", more] = line.split("\t");
      const [first, second, third] = labels.split(",").map((label) => {
        const known = moments.find((moment) => moment === label);
        if (known === undefined) throw new Error(`${place}: unknown moment ${label}`);
        return known;
      });
      if (first === undefined || third !== undefined || text === "" || more !== undefined)
        throw new Error(`${place}: not one or two moments, a tab and a text`);
      return { text, moments: [first, second] };
    });
}

/** All examples of a file. */
export function readMoments(file: URL): MomentExample[] {
  return parseMoments(readFileSync(file, "utf8"));
}
