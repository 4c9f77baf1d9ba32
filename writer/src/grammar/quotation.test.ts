import { describe, expect, it } from "vitest";
import { tellQuotation } from "./quotation.ts";

const breathsOf = (text: string) => tellQuotation(text)?.breaths ?? null;

describe("A quotation", () => {
  it("is what was written, in its own person, as a voice says it", () => {
    expect(
      tellQuotation(
        "passed my theory 2nd try!!! 49 out of 50 lol the one i got wrong was about sheep",
      ),
    ).toEqual({
      breaths: [
        "Passed my theory second try. Forty-nine out of fifty, the one I got wrong was about sheep",
      ],
      short: [
        "Passed my theory second try. Forty-nine out of fifty, the one I got wrong was about sheep",
      ],
      brief:
        "Passed my theory second try. Forty-nine out of fifty, the one I got wrong was about sheep",
    });
    expect(breathsOf("11 weeks, 8pm to 5.40. A time of 59.71 in Wrocław.")).toEqual([
      "Eleven weeks, eight in the evening to five forty",
      "A time of fifty-nine point seven one in Wroclaw",
    ]);
    expect(breathsOf("Passed with a 1,7, of 40,000.")).toEqual([
      "Passed with a one point seven, of forty thousand",
    ]);
    expect(breathsOf("-31 today, car did start at 6.40, so good.")).toEqual([
      "Minus thirty-one today, car did start at six forty, so good",
    ]);
  });

  it.each([
    ["He said 'until September' and smiled.", "He said 'until September' and smiled"],
    ["And then he said 'bring me one bag'.", "And then he said 'bring me one bag'"],
    ["Someone named it 'final_FINAL.", "Someone named it final FINAL"],
    ["The boys' room isn't ready.", "The boys room isn't ready"],
  ])("keeps what others said between its marks, and no mark alone: %s", (text, breath) => {
    expect(breathsOf(text)).toEqual([breath]);
  });

  it("parts a long sentence where a breath may be taken", () => {
    const breaths = breathsOf(
      "The hospital let me bring Werner home, and he can't remember the name of the street but he remembered where the good biscuits are kept.",
    );
    expect(breaths).toEqual([
      "The hospital let me bring Werner home, and he can't remember the name of the street",
      "But he remembered where the good biscuits are kept",
    ]);
  });

  it.each([
    [
      "Outside the hospital my niece was waiting with momo in a steel box, still hot, and she had put no chilli because of my mouth.",
      [
        "Outside the hospital my niece was waiting with momo in a steel box, still hot",
        "And she had put no chilli because of my mouth",
      ],
    ],
    [
      "The boy looked at his shoes the whole time and when they left us five minutes on the balcony he said, I also don't want it.",
      [
        "The boy looked at his shoes the whole time",
        "And when they left us five minutes on the balcony he said, I also don't want it",
      ],
    ],
    [
      "All of the nights of this week from ten at night until six I sit before nine small screens and a fox comes at three.",
      [
        "All of the nights of this week from ten at night until six I sit before nine small screens",
        "And a fox comes at three",
      ],
    ],
    [
      "I had walked the whole way to the station in the cold rain and so I was wet through when I came home.",
      [
        "I had walked the whole way to the station in the cold rain",
        "And so I was wet through when I came home",
      ],
    ],
    [
      "We sat on the wall behind the old school with two bottles of lemonade even when the rain began to fall on us.",
      [
        "We sat on the wall behind the old school with two bottles of lemonade",
        "Even when the rain began to fall on us",
      ],
    ],
    [
      "On the way home from the old ward I was so tired that I let the bus go by and we walked along the river to the bridge.",
      [
        "On the way home from the old ward I was so tired that I let the bus go by",
        "And we walked along the river to the bridge",
      ],
    ],
    [
      "He stood there in the yard with the collar for a long while after it was done and I sat in my truck for an hour.",
      [
        "He stood there in the yard with the collar for a long while after it was done",
        "And I sat in my truck for an hour",
      ],
    ],
    [
      "In the night somebody has put a whole bag of his walnuts on my doorstep, my neighbour, the one with the drain, and I am glad.",
      [
        "In the night somebody has put a whole bag of his walnuts on my doorstep",
        "My neighbour, the one with the drain, and I am glad",
      ],
    ],
    ["The woman from the VA came.", ["The woman from the VA came"]],
    ["Cleaned the oven w my son cos he asked.", ["Cleaned the oven with my son because he asked"]],
  ])("keeps together what belongs together: %s", (text, breaths) => {
    expect(breathsOf(text)).toEqual(breaths);
  });

  it.each([
    ["wounds", "I am a terrible mother."],
    ["is coarse", "It was such a shit day."],
    ["others said of them", "My husband said I'm enormous."],
    ["others called them", "She calls me the slow one."],
    ["can't be said", "Look at https://example.com for it."],
    ["may be an hour or a price", "It was 4.10 in the end."],
  ])("leaves out what %s, and what leans on it", (_, sentence) => {
    expect(
      breathsOf(`The new shelf is up. ${sentence} Then I went to bed. The moon was full.`),
    ).toEqual(["The new shelf is up. The moon was full"]);
  });

  it.each([
    ["I am such a mess.", null],
    ["I felt so stupid.", null],
    [
      "The boiler is broken, and the fence is a mess.",
      "The boiler is broken, and the fence is a mess",
    ],
    ["I'm screaming, the doctor has my pills.", "I'm screaming, the doctor has my pills"],
    ["Mum called me by my aunt's name.", "Mum called me by my aunt's name"],
    ["She calls me 'the nice man'.", "She calls me 'the nice man'"],
    ["My boss screamed at me.", null],
    ["I had thought I'd find it sad, being eighty.", "I had thought I'd find it sad, being eighty"],
    ["My boss says I can't spell, my physio says I can go back to roofing.", null],
    ["The physio says I can go back to roofing.", "The physio says I can go back to roofing"],
    ["You'd think I would know by now.", "You'd think I would know by now"],
    ["I honestly think I peaked.", "I honestly think I peaked"],
    ["Lost, and I was at fault for both.", "Lost, and I was at fault for both"],
    ["It was all my fault.", null],
    ["Thrilled / want to vomit.", "Thrilled, want to vomit"],
    ["I am at sea, and I am broken.", null],
    ["I am so broken.", null],
    ["I'm tired and broken.", null],
    ["I'm fine but a mess inside.", null],
    ["I think my family is broken.", null],
    ["My dad was drunk the whole evening.", null],
    ["I am at sea, the wifi was broken.", "I am at sea, the wifi was broken"],
    ["I felt guilty for the coffee.", "I felt guilty for the coffee"],
    ["My sister says I should feel guilty.", null],
    ["I lost my temper in the kitchen.", "I lost my temper in the kitchen"],
    [
      "I made coffee three times and have not drunk it.",
      "I made coffee three times and have not drunk it",
    ],
    [
      "His bowl is still there, nobody wants to move it.",
      "His bowl is still there, nobody wants to move it",
    ],
    ["Nobody wants to sit with me.", null],
    ["Nobody wants to be my friend.", null],
    ["I feel that something in me is broken.", null],
    ["I did not know what to say to him.", "I did not know what to say to him"],
    ["I honestly don't think I ever slept so well.", "I honestly don't think I ever slept so well"],
    ["One was a stupid question about sheep.", "One was a stupid question about sheep"],
  ])("says of things what would wound if it were said of oneself: %s", (text, breath) => {
    expect(breathsOf(text)).toEqual(breath === null ? null : [breath]);
  });

  it("is short in whole sentences, with more of them than a single breath holds", () => {
    const stall =
      "Stall sold out by eleven. All the soap, even the cracked ones at the back. A woman wants a hundred more for her hotel. I danced behind the table and my auntie pretended not to know me, and then the rain came and nobody minded.";
    expect(tellQuotation(stall)).toMatchObject({
      short: [
        "Stall sold out by eleven. All the soap, even the cracked ones at the back",
        "A woman wants a hundred more for her hotel",
      ],
      brief: "Stall sold out by eleven. All the soap, even the cracked ones at the back",
    });
  });

  it("does not end before what takes it back", () => {
    expect(breathsOf("We got the flat. But I am so ashamed of it.")).toBeNull();
    expect(breathsOf("I sang well. I thought it was over. My son said I'm mad.")).toEqual([
      "I sang well",
    ]);
  });

  it.each([
    [
      "Got my braces off today so i should be happy?? The cat is at the vet.",
      ["Got my braces off today so I should be happy? The cat is at the vet"],
    ],
    ["Why did I look at the photos for an hour?", ["Why did I look at the photos for an hour?"]],
    ["He put just 'lol' with a full stop.", ["He put just 'lol' with a full stop"]],
    ["idk nothing special really", ["I don't know, nothing special really"]],
    ["idk why i cried on the bus", ["I don't know why I cried on the bus"]],
    ["idk anyone at the new place", ["I don't know anyone at the new place"]],
    [
      "Am I wrong to be cross with my sister, she never once asked how I was when I had to stay in hospital for a week?",
      [
        "Am I wrong to be cross with my sister",
        "She never once asked how I was when I had to stay in hospital for a week",
      ],
    ],
    ["I passed my boards and I am finally an rn!", ["I passed my boards and I am finally an rn"]],
    ["so mad at the coach rn!", ["So mad at the coach right now"]],
    [
      "wedding in 9 days, my mum and his mum aren't talking because of the seating plan and I just want to elope",
      [
        "Wedding in nine days, my mum and his mum aren't talking because of the seating plan",
        "And I just want to elope",
      ],
    ],
  ])("asks what was asked, and says what was typed in short: %s", (text, breaths) => {
    expect(breathsOf(text)).toEqual(breaths);
  });

  it("parts no two people, no clause from its subject, and no hour", () => {
    expect(
      breathsOf(
        "It's just that I thought Marcus and I would be first and Marcus is in Denver now with somebody named Kaylee.",
      ),
    ).toEqual([
      "It's just that I thought Marcus and I would be first",
      "And Marcus is in Denver now with somebody named Kaylee",
    ]);
    expect(
      breathsOf(
        "Seating plan still not done, the florist has gone silent and my mum and my dad's new wife both want to sit at the top table.",
      ),
    ).toEqual([
      "Seating plan still not done, the florist has gone silent",
      "And my mum and my dad's new wife both want to sit at the top table",
    ]);
    expect(
      breathsOf("Home. Each morning I see the dress before I see anything else in the room."),
    ).toEqual(["Home. Each morning I see the dress before I see anything else in the room"]);
    expect(breathsOf("I got a load for Tulsa at 4 a.m. tomorrow.")).toEqual([
      "I got a load for Tulsa at four in the morning tomorrow",
    ]);
  });

  it("begins with a sentence that stands alone where the first fits no breath", () => {
    const long = `The plane to Lagos by way of the island with the very long name that nobody at the counter could say`;
    expect(breathsOf(`${long}. He was late. The moon was full.`)).toEqual(["The moon was full"]);
    expect(breathsOf(`${long}. He was late.`)).toBeNull();
  });

  it("has no more than a listener can follow", () => {
    const sentence = "Today I painted one more of the long boards for the boat.";
    const breaths = breathsOf(Array.from({ length: 12 }, () => sentence).join(" "));
    expect(breaths?.join(" ").split(" ")).toHaveLength(108);
  });

  it("is brief in whole sentences, or as the first begins where that can stand", () => {
    const ward =
      "Quiet night on the ward for once, so I do this in the linen cupboard with the door open and the radio on, and nobody rings. It is Friday.";
    expect(tellQuotation(ward)?.brief).toBe("Quiet night on the ward for once");
    const flood =
      "If the water comes up to the second shelf of the shop as it did in the spring of that year we lose all the rice again.";
    expect(tellQuotation(flood)?.brief ?? null).toBeNull();
  });

  it.each(["tired", "", "idk what to write", "..."])("is none of %j", (text) => {
    expect(tellQuotation(text)).toBeNull();
  });
});
