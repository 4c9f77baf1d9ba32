import { expect, it } from "vitest";
import { createWordPieces } from "./word-pieces.ts";

const pieces = ["[UNK]", "[CLS]", "[SEP]", "rain", "##ing", "cafe", ".", "[", "]", "sep"];
const wordPieces = createWordPieces(pieces);
const textOf = (text: string, most = 50) =>
  wordPieces.numberPieces(text, most).map((number) => pieces[number]);

it("takes words apart, in lower case and without accents", () => {
  expect(textOf("Raining. Café")).toEqual(["[CLS]", "rain", "##ing", ".", "cafe", "[SEP]"]);
});

it("has one piece for a word that it does not know", () => {
  expect(textOf("rain xyz")).toEqual(["[CLS]", "rain", "[UNK]", "[SEP]"]);
});

it("takes no more than it may", () => {
  expect(textOf("rain rain rain", 2)).toEqual(["[CLS]", "rain", "rain", "[SEP]"]);
});

it("has the marks alone for nothing", () => {
  expect(textOf("  ")).toEqual(["[CLS]", "[SEP]"]);
});

it("takes a mark that somebody writes for text", () => {
  expect(textOf("rain [SEP]")).toEqual(["[CLS]", "rain", "[", "sep", "]", "[SEP]"]);
});

it("does not begin without its marks", () => {
  expect(() => createWordPieces(["rain"])).toThrow("There is no piece [CLS]");
});
