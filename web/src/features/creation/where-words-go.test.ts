import { expect, test } from "vitest";
import { whereWordsGo } from "./where-words-go.ts";

test.each([
  [{ writer: null, voice: null }, ""],
  [{ writer: "a.example", voice: null }, "To write this, your words go to a.example."],
  [{ writer: null, voice: "b.example" }, "To speak this, what is written goes to b.example."],
  [
    { writer: "a.example", voice: "a.example" },
    "To write and speak this, your words go to a.example.",
  ],
  [
    { writer: "a.example", voice: "b.example" },
    "To write this, your words go to a.example; to speak it, what is written goes to b.example.",
  ],
])("for %o it reads '%s'", (thirdParties, sentence) => {
  expect(whereWordsGo(thirdParties)).toBe(sentence);
});
