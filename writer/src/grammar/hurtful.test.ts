import { expect, it } from "vitest";
import { hurts } from "./hurtful.ts";

it.each([
  "she left me the ugly crab because i said once i liked it.",
  "last d&d tonight, we killed the dragon",
  "Ruben cheats at cards, and I let him.",
  "Nobody wanted the lamp, so it is mine.",
  "Table of dentists, drunk.",
  "Everyone says it's not my fault.",
  "I lied at the interview that I can Excel.",
  "He made his cousin best man and I said something dumb at the bar.",
  "I said ugly things to her and now I feel guilty.",
])("Hard words for things, or for what one did, may be said: %j", (sentence) => {
  expect(hurts(sentence)).toBe(false);
});

it.each([
  "Dad was drunk again.",
  "Nobody wants me there.",
  "My stupid body lets me down.",
  "She said it's my fault.",
  "I am feeling stupid.",
  "My husband screamed at me.",
  "I said I am stupid.",
  "The doctor said I'm fat.",
])("Hard words for who writes hurt: %j", (sentence) => {
  expect(hurts(sentence)).toBe(true);
});
