import { describe, expect, it } from "vitest";
import { countWords, straighten, toSentences, toStem, toWords } from "./words.ts";

describe("The words of a text", () => {
  it("are in lower case, without accents and signs", () => {
    expect(toWords("Don’t PANIC, Zoë: it's 3 a.m.!")).toEqual([
      "don't",
      "panic",
      "zoe",
      "it's",
      "3",
      "a",
      "m",
    ]);
  });

  it("are single signs in other scripts", () => {
    expect(toWords("我很累 ok")).toEqual(["我", "很", "累", "ok"]);
  });

  it("have one stem with and without their commonest endings", () => {
    expect(["exams", "exam", "crying", "worked", "mum's"].map(toStem)).toEqual([
      "exam",
      "exam",
      "cry",
      "work",
      "mum",
    ]);
    expect(["is", "used", "sing"].map(toStem)).toEqual(["is", "used", "sing"]);
  });
});

describe("The number of words", () => {
  it("is of what has a letter or a digit", () => {
    expect(countWords("Well — “fine”, 2 of them… 🙂 ' it's Zoë")).toBe(7);
    expect(countWords("我很累 ok")).toBe(4);
  });
});

describe("Apostrophes", () => {
  it("become straight, whatever keyboard they come from", () => {
    expect(straighten("I’m, ‘so’, donʼt, can´t, won`t")).toBe("I'm, 'so', don't, can't, won't");
  });
});

describe("The sentences of a text", () => {
  it("end with their signs or with the line, and hold at least a letter", () => {
    expect(toSentences("I'm tired. Are you?\nYes!! ... 3")).toEqual([
      "I'm tired.",
      "Are you?",
      "Yes!!",
    ]);
  });
});
