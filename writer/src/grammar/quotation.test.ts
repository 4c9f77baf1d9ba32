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
      brief:
        "Passed my theory second try. Forty-nine out of fifty, the one I got wrong was about sheep",
    });
    expect(breathsOf("-31 today, car did start at 6.40, so good.")).toEqual([
      "Minus thirty-one today, car did start at six forty, so good",
    ]);
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
    ["wounds", "I am a terrible mother."],
    ["is coarse", "It was such a stupid day."],
    ["others said of them", "My husband said I'm enormous."],
    ["others called them", "She calls me the slow one."],
    ["can't be said", "Look at https://example.com for it."],
    ["may be an hour or a price", "It was 4.10 in the end."],
  ])("ends before what %s", (_, sentence) => {
    expect(breathsOf(`The new shelf is up. ${sentence} Then I went to bed.`)).toEqual([
      "The new shelf is up",
    ]);
  });

  it("does not end before what takes it back", () => {
    expect(breathsOf("We got the flat. But I am so ashamed of it.")).toBeNull();
    expect(breathsOf("I sang well. I thought it was over. My son said I'm mad.")).toEqual([
      "I sang well",
    ]);
  });

  it("has no more than a listener can follow", () => {
    const sentence = "Today I painted one more of the long boards for the boat.";
    const breaths = breathsOf(Array.from({ length: 9 }, () => sentence).join(" "));
    expect(breaths?.join(" ").split(" ")).toHaveLength(60);
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
