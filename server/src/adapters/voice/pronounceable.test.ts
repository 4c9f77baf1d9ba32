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

  it("keeps the letters under the accents", () => {
    expect(pronounceable("Caf\u00E9 Bj\u00F8rn, \u0141\u00F3d\u017A, stra\u00DFe")).toBe(
      "Cafe Bjorn, Lodz, strasse",
    );
  });

  it("falls silent over what has no sound", () => {
    expect(pronounceable(" \u{1F629} \u200B\n")).toBe("");
    expect(pronounceable("so tired \u{1F629} today")).toBe("so tired today");
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
