import { describe, expect, it } from "vitest";
import { aboutTime, outlookWords } from "./making-words.ts";

describe("A time", () => {
  it.each([
    [0.4, "about 5 seconds"],
    [7, "about 5 seconds"],
    [8, "about 10 seconds"],
    [21, "about 20 seconds"],
    [22, "about 20 seconds"],
    [49, "about 50 seconds"],
    [50, "about a minute"],
    [89, "about a minute"],
    [91, "about 2 minutes"],
    [49 * 60, "about 49 minutes"],
    [55 * 60, "about an hour"],
    [3 * 3_600, "about 3 hours"],
  ])("of %f s is %s", (seconds, words) => {
    expect(aboutTime(seconds)).toBe(words);
  });
});

describe("The outlook", () => {
  it.each([
    [null, null, null],
    [0, null, null],
    [null, 4, "usually about 5 seconds"],
    [0, 4, "usually about 5 seconds"],
    [1, null, "1 before yours"],
    [2, 61, "2 before yours, about a minute"],
  ])("with %s before it and %s s is %s", (ahead, seconds, words) => {
    expect(outlookWords({ step: null, ahead, seconds })).toBe(words);
  });
});
