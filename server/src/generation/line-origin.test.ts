import { expect, it } from "vitest";
import { type Line, ownName } from "../ports/writer.ts";
import { originOf } from "./line-origin.ts";

const line: Line = {
  role: "mind",
  text: "Today it's the garden.",
  pause: 1,
  startsParagraph: false,
  expendable: 0,
};

it.each([
  ["a goal", { role: "goal-2" }, ownName, "goal-2"],
  ["the words that it holds", { holdsWords: true }, ownName, "words"],
  ["nothing of the person's", {}, ownName, null],
  [
    "nobody knows what, when a model wrote it",
    { role: "goal-2", holdsWords: true },
    "gemma3",
    null,
  ],
] as const)("a line comes from %s", (_, changes, writer, from) => {
  expect(originOf({ ...line, ...changes }, writer)).toBe(from);
});
