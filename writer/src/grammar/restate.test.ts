import { describe, expect, it } from "vitest";
import { tellRestatement } from "./restate.ts";

/** The sentences that are said, in their order. */
function tellSaid(text: string): readonly string[] {
  const { said = null, following = [], later = null } = tellRestatement(text) ?? {};
  return [said, ...following, later].filter((sentence) => sentence !== null);
}

describe("Restatements", () => {
  it.each([
    ["i got picked for the under 16s!!!", ["You got picked for the under sixteens"]],
    ["Failed by three points. Second time.", ["Failed by three points. Second time"]],
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
    ["The bank said no. Again.", ["The bank said no. Again"]],
    ["My son called me for advice today", ["Your son called you for advice today"]],
    ["So I finally painted the small room", ["You finally painted the small room"]],
    ["Sir, today my supervisor came late", ["Today your supervisor came late"]],
    [
      "chem final tmrw and I only got thru half",
      ["Chem final tomorrow and you only got through half"],
    ],
    ["Dad's job is in Utrecht and mine's here", ["Dad's job is in Utrecht and yours is here"]],
    [
      "My brother is near the front. He sends only a plus sign, '+', it means alive.",
      ["Your brother is near the front", "He sends only a plus sign"],
    ],
    ["Even old Mr. Banda was laughing with us", ["Even old Mr Banda was laughing with you"]],
    [
      "We're moving to BC and I passed my RN exam",
      ["You're moving to BC and you passed your RN exam"],
    ],
    ["Full house, first time since we opened", ["Full house, first time since you opened"]],
    [
      "The bank said no, so the roof has to wait for another year and another bank",
      ["The bank said no, so the roof has to wait for another year and another bank"],
    ],
  ])("are whole sentences, turned to the listener: %j", (text, restatements) => {
    expect(tellSaid(text)).toEqual(restatements);
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
      "A letter from the school, a dentist at three, the shopping, a birthday cake and the ironing",
      ["A letter from the school, a dentist at three"],
    ],
  ])("are the beginning of a sentence that is too long: %j", (text, restatements) => {
    expect(tellSaid(text)).toEqual(restatements);
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
    "One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one",
    "",
  ])("are none where a sentence is not certain, or would hurt: %j", (text) => {
    expect(tellRestatement(text)).toBeNull();
  });

  it.each([
    // With all that can be said around it.
    [
      "They gave me the promotion. The person who didn't get it is Marek, who sits next to me and taught me everything. I wanted to hide in the toilet all day.",
      [
        "They gave you the promotion",
        "The person who didn't get it is Marek, who sits next to you and taught you everything",
        "You wanted to hide in the toilet all day",
      ],
    ],
    [
      "We lost the semi-final on Sunday. It was my pass. The panel said not yet. He asked me to leave the room.",
      ["You lost the semi-final on Sunday. It was your pass", "The panel said not yet"],
    ],
    // A pronoun means who it meant, as nobody else is named between.
    [
      "My daughter moves to Glasgow on Saturday. My husband told me that I should be glad. Now I sit in her room and I don't know what to do.",
      ["Your daughter moves to Glasgow on Saturday"],
    ],
    [
      "My daughter moves to Glasgow on Saturday. What did I pack it all for? Now I sit in her room and I don't know what to do.",
      [
        "Your daughter moves to Glasgow on Saturday",
        "now you sit in her room and you don't know what to do",
      ],
    ],
    [
      "My husband's scan was clear. In the next bed somebody told Osvaldo the opposite. I can't stop seeing his face.",
      ["Your husband's scan was clear"],
    ],
    // The end of a long sentence.
    [
      "Today the bank approved our loan, which means that we can finally open, my husband bought a cake, and I'm terrified of it all. I feel sick of money.",
      ["You feel sick of money"],
    ],
    [
      "The shop made a profit for the very first time today, my husband bought a cake, everybody clapped, and I felt nothing",
      ["You felt nothing"],
    ],
    // All of a short text.
    [
      "New job starts on Monday. I can't sleep at night for joy. My old desk is empty already.",
      [
        "New job starts on Monday. You can't sleep at night for joy",
        "Your old desk is empty already",
      ],
    ],
    // It is tied to nothing but what is turned round.
    [
      "He told me it was a great result. But I feel like a ghost in my own house.",
      ["You feel like a ghost in your own house"],
    ],
  ])("are those that hold the point: %j", (text, restatements) => {
    expect(tellSaid(text)).toEqual(restatements);
  });

  it.each([
    "what could go wrong",
    "Nobody wants me",
    "Tuesday. Bins out. Same as last week.",
    "It's raining again. All day.",
    "I should be happy.", // Whoever hears it takes it as an order,
    "I can't do anything right.", // or as a verdict.
    "Weekend was nice, we went to the lake. But then my husband told me about the job.",
    "The woman who sits next to me and I have not been talking for a good three weeks by now, and everybody at work can see it",
    "He asked me to wait. I put the kettle on and thought of him and felt well.", // No kettle is "him".
    "I want us to laugh together", // "You want you"
    "We won the cup my gosh", // Nobody's gosh is "yours".
  ])("are none where nothing is told, or it would be turned round: %j", (text) => {
    expect(tellRestatement(text)).toBeNull();
  });

  it("begin with what all is about, in a minute unless a feeling is told", () => {
    const twins = tellRestatement(
      "My sister had her twins!! 3am, 2.1 kilos each, one is called Ana and she has SO much hair. I am an uncle. I was on the phone the whole time from Lima because all flights were full but I heard the first cry, I heard it",
    );
    expect(twins?.brief).toBe("Your sister had her twins");
    expect([twins?.said, twins?.following[0]]).toEqual([
      "Your sister had her twins",
      "You're an uncle",
    ]);
    const lamp = "Sold my first lamp. Forty dollars to some guy in Lyon.";
    expect(tellRestatement(lamp)?.brief).toBe(
      "Sold your first lamp. Forty dollars to some guy in Lyon",
    );
    const rice = "The rice was poor again. I am 58 and I'm so tired of it. But we go on.";
    expect(tellRestatement(rice)?.brief).toContain("tired");
  });

  it("are as many as fit in one breath, in a minute", () => {
    expect(tellRestatement("Nothing is wrong. I just feel flat, like a tyre.")?.brief).toBe(
      "Nothing is wrong. You just feel flat, like a tyre",
    );
    expect(
      tellRestatement(
        "Today I was kneading bread with my granddaughter. I forgot to be sad for a whole long hour.",
      )?.brief,
    ).toBe("You forgot to be sad for a whole long hour");
  });
});
