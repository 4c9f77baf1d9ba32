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
    ["The bank said no. Again.", ["The bank said no", "Again"]],
    ["My son called me for advice today", ["Your son called you for advice today"]],
    ["So I finally painted the small room", ["You finally painted the small room"]],
    ["Sir, today my supervisor came late", ["Today your supervisor came late"]],
    [
      "chem final tmrw and I only got thru half",
      ["Chem final tomorrow and you only got through half"],
    ],
    ["Even old Mr. Banda was laughing with us", ["Even old Mr Banda was laughing with you"]],
    [
      "We're moving to BC and I passed my RN exam",
      ["You're moving to BC and you passed your RN exam"],
    ],
    ["Full house, first time since we opened", ["Full house, first time since you opened"]],
  ])("are whole sentences, turned to the listener: %j", (text, restatements) => {
    expect(tellRestatements(text)).toEqual(restatements);
  });

  it.each([
    [
      "Full house last night, first time this whole year, and Amina who never smiles came to the pass and said it was good",
      ["Full house last night, first time this whole year"],
    ],
    [
      "laid off on friday after 9 years, they did it on a video call, told nobody",
      ["Laid off on Friday after nine years, they did it on a video call"],
    ],
    [
      "Harvest is half done and the tractor is at my cousin's place, so today we only fix the fence and wait for it to come back",
      ["Harvest is half done and the tractor is at your cousin's place"],
    ],
    [
      "Will it end? I am a professor of linguistics in Graz, so this is almost a good joke", // Nobody hears what "this" is.
      ["You're a professor of linguistics in Graz"],
    ],
    [
      "The bank said no, so the roof has to wait for another year and another bank",
      ["The bank said no"],
    ],
    [
      "A letter from the school, a dentist at three, the shopping, a birthday cake and the ironing",
      ["A letter from the school, a dentist at three"],
    ],
  ])("are the beginning of a sentence that is too long: %j", (text, restatements) => {
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
    "The nurse called me brave",
    "People ask what I do all day",
    "Strike at the mine since ten",
    "Awake again at 4.10",
    "everyone but me was invited to it",
    "One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen",
    "",
  ])("are none where a sentence is not certain, or would hurt: %j", (text) => {
    expect(tellRestatements(text)).toEqual([]);
  });
});
