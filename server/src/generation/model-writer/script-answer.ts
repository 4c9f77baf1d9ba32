import { JSONParser } from "@streamparser/json";
import * as v from "valibot";
import type { AnswerSchema } from "../../ports/language-model.ts";
import { roles } from "../../ports/writer.ts";
import { toPlainText } from "./plain-text.ts";

/** A script as a model is to answer it. */
export const answerSchema: AnswerSchema = {
  type: "object",
  properties: {
    title: { type: "string" },
    preference: { type: "string" },
    lines: {
      type: "array",
      items: {
        type: "object",
        properties: {
          role: { type: "string", enum: roles },
          text: { type: "string" },
          pause: { type: "integer", enum: [1, 2, 3] },
          expendable: { type: "integer", enum: [0, 1, 2, 3] },
        },
        required: ["role", "text", "pause", "expendable"],
        additionalProperties: false,
      },
    },
  },
  required: ["title", "preference", "lines"],
  additionalProperties: false,
};

/** A number of a few that are allowed; one that is not, or none, is taken for the nearest sensible. */
const oneOf = <Value extends number>(allowed: readonly Value[], otherwise: Value) =>
  v.pipe(
    v.unknown(),
    v.transform((given) => allowed.find((value) => value === Number(given)) ?? otherwise),
  );

const line = v.object({
  role: v.picklist(roles),
  text: v.pipe(v.string(), v.transform(toPlainText), v.nonEmpty()),
  pause: v.optional(oneOf([1, 2, 3], 2), 2),
  expendable: v.optional(oneOf([0, 1, 2, 3], 0), 0),
});

/** A line as a model has written it, in plain text. */
export type DraftLine = v.InferOutput<typeof line>;

/** What has come of an answer. */
export const draftSchema = v.object({
  title: v.nullable(v.string()),
  preference: v.nullable(v.string()),
  lines: v.array(line),
});
export type Draft = v.InferOutput<typeof draftSchema>;

/** Reads an answer while it comes. */
export interface AnswerReader {
  /** Takes the next piece of the text. What isn't JSON is passed over: what came before it counts. */
  write(piece: string): void;
  /** Whether more lines have come than are read. */
  hasTooMany(): boolean;
  read(): Draft;
}

/**
 * @param mostLines that are read; those after them are passed over
 * @param onLine gets each line once it is complete
 */
export function createAnswerReader(
  mostLines: number,
  onLine: (line: DraftLine) => void,
): AnswerReader {
  const draft: Draft = { title: null, preference: null, lines: [] };
  let hasTooMany = false;
  const parser = new JSONParser({
    paths: ["$.title", "$.preference", "$.lines.*"],
    keepStack: false,
  });
  parser.onValue = ({ value, key, stack }) => {
    if (stack.length > 1) {
      const parsed = v.safeParse(line, value);
      if (!parsed.success) return;
      hasTooMany = draft.lines.length === mostLines;
      if (hasTooMany) return;
      draft.lines.push(parsed.output);
      onLine(parsed.output);
    } else if ((key === "title" || key === "preference") && typeof value === "string") {
      draft[key] = toPlainText(value).replace(/[.!]+$/u, "");
    }
  };
  let hasBegun = false;
  let isBroken = false;
  parser.onError = () => {
    isBroken = true;
  };
  return {
    write(piece) {
      // Some say something first.
      const json = hasBegun ? piece : piece.slice(Math.max(0, piece.indexOf("{")));
      hasBegun ||= piece.includes("{");
      if (hasBegun && !isBroken && !parser.isEnded) parser.write(json);
    },
    hasTooMany: () => hasTooMany,
    read: () => draft,
  };
}
