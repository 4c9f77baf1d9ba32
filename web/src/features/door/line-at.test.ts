import { expect, it } from "vitest";
import { lineAt } from "./line-at.ts";

const sample = {
  lines: [
    { text: "Think of shoes.", start: 2.5, end: 5 },
    { text: "Stiff is new.", start: 6, end: 8 },
  ],
};

it("The sample shows the line that is spoken, and keeps it until the next one", () => {
  expect([0, 2.3, 5.5, 5.8, 20].map((seconds) => lineAt(sample, seconds))).toEqual([
    null,
    "Think of shoes.",
    "Think of shoes.",
    "Stiff is new.",
    "Stiff is new.",
  ]);
  expect(lineAt(null, 3)).toBeNull();
});
