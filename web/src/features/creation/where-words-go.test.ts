import { expect, test } from "vitest";
import { areNamed, whereWordsGo } from "./where-words-go.ts";

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

const [a, b] = ["a.example", "b.example"];
test.each([
  [{ writer: null, voice: null }, null, true],
  [{ writer: a, voice: null }, null, false],
  [{ writer: a, voice: null }, { writer: a, voice: null }, true],
  [{ writer: a, voice: null }, { writer: b, voice: null }, false],
  [{ writer: a, voice: null }, { writer: a, voice: b }, true],
  [{ writer: a, voice: a }, { writer: a, voice: null }, false],
])("that %o get words is known to whoever was told of %o: %s", (now, named, isKnown) => {
  expect(areNamed(now, named)).toBe(isKnown);
});
