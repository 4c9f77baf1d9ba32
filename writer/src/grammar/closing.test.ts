import { describe, expect, it } from "vitest";
import { closingsOf } from "./closing.ts";

describe("What a long sentence ends with", () => {
  it("is told the longest first, from where a clause of the person's own begins", () => {
    expect(closingsOf("The shop made a profit, everybody clapped, and I felt nothing")).toEqual([
      "I felt nothing",
    ]);
    expect(closingsOf("My son left today but I smiled, and now I can't stop crying")).toEqual([
      "I smiled, and now I can't stop crying",
      "I can't stop crying",
    ]);
  });

  it.each([
    "She thinks the flat is small, and I am lazy", // It may be what she thinks,
    "If the bus is late, and I miss the train", // or hold only under a condition,
    "My sister went home, I think", // or be a remark,
    "The man who sits next to me and I are friends", // or be said of two.
    "We came late, and my brother and I had to stand",
    "On Sunday my brother and I went to the lake",
    "The dog sat down and the cat went out",
  ])("is nothing where what stands before may hold it: %j", (sentence) => {
    expect(closingsOf(sentence)).toEqual([]);
  });
});
