import { describe, expect, it } from "vitest";
import { openingsOf } from "./opening.ts";

describe("What a long sentence begins with", () => {
  it("is told the longest first, up to where a clause of its own begins", () => {
    expect(
      openingsOf("Saw my brother at the market today, he looked well, and we talked for an hour"),
    ).toEqual([
      "Saw my brother at the market today, he looked well",
      "Saw my brother at the market today",
    ]);
    expect(openingsOf("We signed the lease this morning and my hands were shaking")).toEqual([
      "We signed the lease this morning",
    ]);
  });

  it.each([
    "I was so happy about it all, but it was a mistake", // The rest takes it back,
    "I want to write a novel, and I don't.",
    "The new boss is really very good, said nobody ever",
    "We took the night train to Lyon, no, from Lyon",
    "The little one was up at one, 30 past two and four",
    "They will do the whole thing tomorrow, he wrote", // or says whose words it was,
    "I was sure that I had failed, and then I opened the letter", // or the beginning waits for it.
    "If it rains on the day of the fair, we stay at home",
    "I wanted to go to the lake today, and the car broke down",
    "Bread, milk and the good butter", // It has no clause of its own.
    "I met the old man and the dog on the hill",
    "The man who sits next to me and I have argued",
  ])("is nothing where it can't stand without the rest: %j", (sentence) => {
    expect(openingsOf(sentence)).toEqual([]);
  });
});
