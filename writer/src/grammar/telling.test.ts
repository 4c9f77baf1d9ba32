import { describe, expect, it } from "vitest";
import { isEveryday, isInward, weighTelling } from "./telling.ts";

describe("How much a sentence tells", () => {
  it.each([
    "I still can't stop grinning",
    "I'm so proud of her",
    "Can't sleep",
    "I came home and couldn't speak",
    "It scares me a bit",
    "I just don't feel anything",
    "I keep thinking of it",
  ])("is most where somebody tells what goes on in them: %j", (sentence) => {
    expect(isInward(sentence)).toBe(true);
    expect(weighTelling(sentence)).toBeGreaterThan(weighTelling("But I ran my first mile"));
  });

  it.each(["The landlord is selling", "My mother feels cold", "We're at the lake", "I ran home"])(
    "is less where somebody tells what happened: %j",
    (sentence) => {
      expect(isInward(sentence)).toBe(false);
    },
  );

  it("is found soon, however often a small word is said", () => {
    expect(isInward(`I ${"really ".repeat(200)}x`)).toBe(false);
    expect(isInward(`I ${"really only ".repeat(200)}want to sleep`)).toBe(true);
  });

  it("is more where it turns, where it is the first time, and where it is about who writes", () => {
    const plain = weighTelling("The train was late");
    expect(weighTelling("The train was late, but full")).toBeGreaterThan(plain);
    expect(weighTelling("The train was late for the first time")).toBeGreaterThan(plain);
    expect(weighTelling("My train was late")).toBeGreaterThan(plain);
    expect(weighTelling("Failed by three points")).toBeGreaterThan(plain);
  });

  it("is nothing where only the day, the weather or what is as always is named", () => {
    for (const sentence of ["Tuesday", "It rained all day", "Same as last week", "Nothing much"])
      expect(isEveryday(sentence)).toBe(true);
    for (const sentence of ["We had soup", "Third rejection this week", "Interview at two"])
      expect(isEveryday(sentence)).toBe(false);
  });
});
