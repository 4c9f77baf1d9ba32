import { describe, expect, it } from "vitest";
import { mendDoing, mendThing } from "./articles.ts";
import { articleFor } from "./noun-phrase.ts";

describe("What learners leave out", () => {
  it.each([
    ["buy house", "buy a house"],
    ["sell house", "sell my house"],
    ["buy first home", "buy my first home"],
    ["pass driving test", "pass my driving test"],
    ["become supervisor", "become a supervisor"],
    ["live in house with garden", "live in a house with a garden"],
    ["work as welder", "work as a welder"],
    ["go gym", "go to the gym"],
    ["have good job and good salary", "have a good job and a good salary"],
  ])("is put in where a noun is certainly one thing: %j", (typed, mended) => {
    expect(mendDoing(typed)).toBe(mended);
  });

  it.each([
    "become head chef",
    "learn piano",
    "be home",
    "set up shop",
    "finish form seven",
    "make partner",
    "make bread",
    "stay in bed",
    "buy the house",
  ])("is not put in where nothing is missing: %j", (typed) => {
    expect(mendDoing(typed)).toBe(typed);
  });

  it.each([
    ["motorbike", "a motorbike"],
    ["kibbutz reunion", "a kibbutz reunion"],
    ["eyes operation", "an eye operation"],
    ["PMP cert", "a PMP cert"],
    ["choir again", "the choir again"],
    ["tenure", "tenure"],
    ["new knees", "new knees"],
    ["love life", "love life"],
    ["bulid house", "bulid house"],
    ["start up", "start up"],
  ])("is put in before %j as in %j", (typed, mended) => {
    expect(mendThing(typed)).toBe(mended);
  });

  it.each([
    ["hour", "an"],
    ["unicorn", "a"],
    ["MBA", "an"],
    ["PhD", "a"],
    ["apprenticeship", "an"],
  ])("sounds right before %j: %j", (word, article) => {
    expect(articleFor(word)).toBe(article);
  });
});
