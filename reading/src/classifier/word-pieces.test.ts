import { expect, it } from "vitest";
import { createWordPieces } from "./word-pieces.ts";

const pieces = ["[UNK]", "[CLS]", "[SEP]", "rain", "##ing", "cafe", ".", "[", "]", "sep"];
const wordPieces = createWordPieces(pieces);
const partsOf = (text: string, most = 50) =>
  wordPieces.numberParts(text, most).map((part) => part.map((number) => pieces[number]));
const textOf = (text: string) => partsOf(text).flat();

it("takes words apart, in lower case and without accents", () => {
  expect(textOf("Raining. Café")).toEqual(["[CLS]", "rain", "##ing", ".", "cafe", "[SEP]"]);
});

it("has one piece for a word that it does not know", () => {
  expect(textOf("rain xyz")).toEqual(["[CLS]", "rain", "[UNK]", "[SEP]"]);
});

it("takes a long text in parts of about the same length", () => {
  const rain = ["[CLS]", "rain", "rain", "[SEP]"];
  expect(partsOf("rain rain", 2)).toEqual([rain]);
  expect(partsOf("rain rain rain rain", 3)).toEqual([rain, rain]);
  expect(partsOf("rain rain rain cafe .", 2)).toEqual([
    rain,
    ["[CLS]", "rain", "cafe", "[SEP]"],
    ["[CLS]", ".", "[SEP]"],
  ]);
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
