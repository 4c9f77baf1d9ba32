import { expect, it } from "vitest";
import { createWordPieces } from "./word-pieces.ts";

const pieces = ["[UNK]", "[CLS]", "[SEP]", "rain", "##ing", "cafe", ".", "[", "]", "sep"];
const wordPieces = createWordPieces(pieces);
const partsOf = (text: string, most = 50) =>
  wordPieces.numberParts(text, most).map((part) => part.map((number) => pieces[number]));
const runsOf = (texts: readonly string[], most: number) =>
  wordPieces.numberRuns(texts, most).map(({ pieces: numbers, runs }) => ({
    text: numbers.map((number) => pieces[number]).join(" "),
    runs: runs.map(({ start, end }) => [start, end]),
  }));
const behind = (others: readonly string[], text: string) =>
  wordPieces
    .numberBehind(others, text, { text: 2, before: 2 })
    .map(({ pieces: numbers, runs }) => ({
      text: numbers.map((number) => pieces[number]).join(" "),
      runs: runs.map(({ start, end }) => [start, end]),
    }));
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

it("numbers sentences one behind the other, and says where each stands", () => {
  expect(runsOf(["Rain.", "Raining"], 50)).toEqual([
    {
      text: "[CLS] rain . rain ##ing [SEP]",
      runs: [
        [1, 3],
        [3, 5],
      ],
    },
  ]);
  // The second has no room beside the first, and the third none in a part of its own.
  expect(runsOf(["Rain.", "Raining", "Rain cafe rain rain"], 3)).toEqual([
    { text: "[CLS] rain . [SEP]", runs: [[1, 3]] },
    { text: "[CLS] rain ##ing [SEP]", runs: [[1, 3]] },
    { text: "[CLS] rain cafe rain [SEP]", runs: [[1, 4]] },
  ]);
  expect(runsOf([], 3)).toEqual([]);
});

it("numbers a text behind others, with a mark after each, and says where each of these stands", () => {
  const runs = [
    [1, 4],
    [4, 6],
  ];
  // The first of the others is cut, and the text has two parts.
  expect(behind(["Raining.", "Café"], "rain rain cafe")).toEqual([
    { text: "[CLS] rain ##ing [SEP] cafe [SEP] rain rain [SEP]", runs },
    { text: "[CLS] rain ##ing [SEP] cafe [SEP] cafe [SEP]", runs },
  ]);
  expect(behind([], "")).toEqual([{ text: "[CLS] [SEP]", runs: [] }]);
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
