import { describe, expect, it } from "vitest";
import { pronounceable } from "./pronounceable.ts";

describe("pronounceable", () => {
  it("keeps what flite can say as it is", () => {
    const line = "You've opened it before, haven't you? Yes: 25 times!";
    expect(pronounceable(line)).toBe(line);
  });

  it("turns typographic punctuation into plain", () => {
    expect(pronounceable("It\u2019s \u201Cyours\u201D \u2014 now\u2026")).toBe("It's yours, now.");
  });

  it.each([
    ["apostrophes", "\u2018a\u2019 \u02BCb\u2032", "'a' 'b'"],
    ["quotation marks", '\u201Ca\u201D \u00ABb\u00BB "c\u2033', "a b c"],
    ["long dashes", "a\u2012b \u2013 c\u2014 d \u2015e", "a, b, c, d, e"],
    ["hyphens for dashes", "a - b  --  c --- d--e---f", "a, b, c, d, e, f"],
    ["hyphens within words and before them", "a-b -c d- e", "a-b -c d- e"],
    ["dots", "a\u2026 b... c.. d.", "a. b. c. d."],
    ["ampersands", "a & b&c", "a and b and c"],
    ["letters of two", "\u00DF \u00E6 \u00C6 \u0153 \u0152", "ss ae ae oe oe"],
    ["letters with strokes", "\u00F8 \u00D8 \u0142 \u0141", "o o l L"],
    ["ligatures and wide letters", "\uFB01 \uFF21", "fi A"],
    ["all that is ASCII", "~ a!b ", "~ a!b"],
  ])("reads %s", (_name, line, read) => {
    expect(pronounceable(line)).toBe(read);
  });

  it("keeps the letters under the accents", () => {
    expect(pronounceable("Caf\u00E9 Bj\u00F8rn, \u0141\u00F3d\u017A, stra\u00DFe")).toBe(
      "Cafe Bjorn, Lodz, strasse",
    );
  });

  it("falls silent over what has no sound", () => {
    expect(pronounceable(" \u{1F629} \u200B\n")).toBe("");
    expect(pronounceable("so tired \u{1F629} today\u{1F629}now")).toBe("so tired today now");
  });

  it("says the address where help is found word by word", () => {
    expect(pronounceable("You find them at findahelpline.com.")).toBe(
      "You find them at find a help line dot com.",
    );
  });

  it("keeps a hyphen within a word", () => {
    expect(pronounceable("well-known -- and loved")).toBe("well-known, and loved");
  });
});
