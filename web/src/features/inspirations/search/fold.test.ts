import { expect, it } from "vitest";
import { findWords, foldWords } from "./fold.ts";

const marked = (text: string, words: string) =>
  findWords(text, foldWords(words)).map(([start, end]) => text.slice(start, end));

it.each([
  ["The sea, the Sea", "sea", ["sea", "Sea"]],
  ["A café by the sea", "cafe sea", ["café", "sea"]],
  ["Cafe\u0301 noir", "café", ["Cafe\u0301"]],
  ["The Straße home", "strasse", ["Straße"]],
  ["You don't hurry", "dont", ["don't"]],
  ["🌊 waves", "waves", ["waves"]],
  ["Nothing", "sea", []],
])("in %j the search %j stands at %j", (text, words, found) =>
  expect(marked(text, words)).toEqual(found),
);
