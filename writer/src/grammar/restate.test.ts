import { describe, expect, it } from "vitest";
import { tellRestatements } from "./restate.ts";

describe("Restatements", () => {
  it.each([
    ["i got picked for the under 16s!!!", ["You got picked for the under sixteens"]],
    ["Failed by three points. Second time.", ["Failed by three points", "Second time"]],
    ["my mum sold the piano while I was away", ["Your mum sold the piano while you were away"]],
    [
      "Our daughter was born on Sunday, five weeks early. She is in the incubator and weighs less than my lunch box.",
      [
        "Your daughter was born on Sunday, five weeks early",
        "She is in the incubator and weighs less than your lunch box",
      ],
    ],
    [
      "He said no. I walked home along the canal in the rain.",
      ["You walked home along the canal in the rain"],
    ],
    ["I'd hoped they'd let us keep the dog", ["You'd hoped they'd let you keep the dog"]],
    ["They offered me the apprenticeship", ["They offered you the apprenticeship"]],
  ])("are whole sentences, turned to the listener: %j", (text, restatements) => {
    expect(tellRestatements(text)).toEqual(restatements);
  });

  it.each([
    "He said I'm enormous",
    'My husband wrote "nobody wants you back"',
    "I'm such an idiot, I forgot her birthday",
    "I'm ashamed of what I did",
    "Will it ever stop?",
    "Help me sleep tonight",
    "You always know what to say",
    "But then nothing came of it",
    "I was rude to a patient today", // It is worse said than written.
    "My hands was shaking all the time",
    "The form was long. I did understood half of it and I signed it.",
    "The woman speak very fast. I have signed the paper in the end.",
    "In Aleppo I was teacher of mathematics",
    "She told me so. It hurts.", // Nobody knows what hurts.
    "Payday.",
    "everyone but me was invited to it",
    "One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen",
    "",
  ])("are none where a sentence is not certain, or would hurt: %j", (text) => {
    expect(tellRestatements(text)).toEqual([]);
  });
});
