import { describe, expect, it } from "vitest";
import { speakable } from "./speakable.ts";

describe("speakable", () => {
  it("keeps what a good voice reads well", () => {
    const line = "Caf\u00E9 at 7:30 \u2014 \u201Cyours\u201D, isn't it? 25 times\u2026";
    expect(speakable(line)).toBe(line);
  });

  it("makes apostrophes plain", () => {
    expect(speakable("You\u2019ve done it.")).toBe("You've done it.");
    expect(speakable("\u2018a \u02BCb \u2032c")).toBe("'a 'b 'c");
  });

  it("says the address where help is found word by word", () => {
    expect(speakable("It is findahelpline.com.")).toBe("It is find a help line dot com.");
    for (const other of ["findahelpline.community", "refindahelpline.com"])
      expect(speakable(other)).toBe(other);
  });

  it("leaves out what a voice would say by its name", () => {
    expect(speakable("so tired \u{1F629}\u200B\n today")).toBe("so tired today");
    expect(speakable(" \u{1F629} \u2014 \u200B\n")).toBe("");
    expect(speakable("a\u2764\uFE0Fb \u0007 c  d")).toBe("a b c d");
  });

  it("says a word or a number alone, and no mark alone", () => {
    expect(["rest", "25", "\u4ECA", "?!", "\u2026"].map(speakable)).toEqual([
      "rest",
      "25",
      "\u4ECA",
      "",
      "",
    ]);
  });
});
