import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isForeign } from "./foreign.ts";

const here = new URL("./", import.meta.url);
const root = new URL("../../../", here);
const lines = (file: URL) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
const hands = new URL("reading/examples/hands/", root);
const harm = /^(?:suicide|self-harm|violence|eating|other-harm)\??\t/;
const innocent = readdirSync(hands)
  .flatMap((name) => lines(new URL(name, hands)))
  .filter((line) => !harm.test(line))
  .map((line) => line.split("\t").at(-1) ?? "");

const hasWords = (text: string, fewest: number) =>
  (text.match(/\p{L}[\p{L}\p{M}'’]*/gu)?.length ?? 0) >= fewest;
const share = (texts: readonly string[]) => texts.filter(isForeign).length / texts.length;

describe("English is not taken for another language", () => {
  it("in what people write", () => {
    expect(innocent.length).toBeGreaterThan(5000);
    expect(share(innocent)).toBeLessThan(0.003);
  });

  it("while it is typed", () => {
    const beginnings = innocent.flatMap((text) => {
      const words = text.split(" ");
      return [4, 6]
        .filter((count) => count < words.length)
        .map((count) => words.slice(0, count).join(" "));
    });
    expect(share(beginnings)).toBeLessThan(0.003);
  });

  it("by learners", () => {
    expect(lines(new URL("writer/src/grammar/learners-goals.txt", root)).filter(isForeign)).toEqual(
      [],
    );
  });

  it("with names, foreign words, typos and text-speak, but for a known one", () => {
    expect(lines(new URL("clumsy-english.txt", here)).filter(isForeign)).toEqual([
      "La vie en rose playing while I cook",
    ]);
  });

  it("in fewer than four words, whatever they are", () => {
    for (const text of [
      "estoy muy cansada",
      "Que sera",
      "ich",
      "¯\\_(ツ)_/¯",
      "😩",
      "",
      "Zoë Петрова called me",
    ])
      expect([text, isForeign(text)]).toEqual([text, false]);
  });
});

describe("Another language is told", () => {
  it("by the small words of ten languages", () => {
    const sentences = lines(new URL("foreign-sentences.tsv", here)).map(
      (line) => line.split("\t")[1] ?? "",
    );
    expect(share(sentences)).toBeGreaterThan(0.95);
  });

  it("in short phrases that others have authored", () => {
    const phrases = lines(new URL("reading/examples/danger-phrases.tsv", root))
      .map((line) => line.split("\t"))
      // Hindi in Latin letters is not among the languages that are told.
      .filter(
        ([code = "", , text = ""]) => !/^(?:en|hi)$/.test(code) && /\p{Script=Latin}/u.test(text),
      )
      .map(([, , text = ""]) => text)
      .filter((text) => hasWords(text, 4));
    expect(phrases.length).toBeGreaterThan(300);
    expect(share(phrases)).toBeGreaterThan(0.95);
  });

  it.each(["устала", "متعب", "थक गया हूँ", "我很累", "疲れた", "지쳤어요", "κουράστηκα"])(
    "by its script, in a single word: %s",
    (text) => expect(isForeign(text)).toBe(true),
  );
});
