import { expect, it } from "vitest";
import { toPlainText } from "./plain-text.ts";

it.each([
  ["A well\u2011earned rest", "A well-earned rest."],
  ["Breathe in\u2026and out", "Breathe in, and out."],
  ["And now... Rest", "And now. Rest."],
  ["You\u00B4re here", "You're here."],
  ["\u201Ceasy\u201D; slow \u2014 and steady", "Easy, slow, and steady."],
])("%j is said as %j", (written, plain) => {
  expect(toPlainText(written)).toBe(plain);
});
