import { describe, expect, it } from "vitest";
import { fillSlots, slotsOf } from "./fill-slots.ts";

const nothing = { day: null, person: null, things: [] };
const daughter = { who: "your daughter", he: "she", him: "her", his: "her" };

describe("Slots", () => {
  it("hold what the reading knows, capitalized where a sentence begins", () => {
    const slots = slotsOf({ ...nothing, day: "on Friday", person: daughter });
    expect(fillSlots("{Day} is the day.", slots)).toBe("On Friday is the day.");
    expect(fillSlots("It's {who}. {He} likes {his} tea.", slots)).toBe(
      "It's your daughter. She likes her tea.",
    );
  });

  it("end with the mark that they have", () => {
    expect(fillSlots("You wrote this. {Said}.", new Map([["Said", "Why not?"]]))).toBe(
      "You wrote this. Why not?",
    );
  });

  it("leave a line out when what it needs is not known", () => {
    expect(fillSlots("It's {day}.", slotsOf({ ...nothing, person: daughter }))).toBeNull();
    expect(fillSlots("It's {who}.", slotsOf({ ...nothing, day: "today" }))).toBeNull();
    expect(fillSlots("It's late.", slotsOf(nothing))).toBe("It's late.");
  });

  it.each([
    [["the oven"], "The oven. You wrote about the oven."],
    [["the oven", "two cups"], "The oven and two cups. You wrote about the oven and two cups."],
    [
      ["the oven", "two cups", "your coat"],
      "The oven, two cups and your coat. You wrote about the oven, two cups and your coat.",
    ],
  ])("hold the things that were named: %j", (things, said) => {
    const slots = slotsOf({ ...nothing, things });
    expect(fillSlots("{Things}. You wrote about {things}.", slots)).toBe(said);
  });

  it("say nothing of several people, or of one called they, in words for one", () => {
    const they = { he: "they", him: "them", his: "their" };
    const several = slotsOf({ ...nothing, person: { ...they, who: "your parents" } });
    expect(fillSlots("{who} is here.", several)).toBeNull();
    const one = slotsOf({ ...nothing, person: { ...they, who: "your partner" } });
    expect(fillSlots("{Who} is here with {his} coat.", one)).toBe(
      "Your partner is here with their coat.",
    );
    expect(fillSlots("{He} is here.", one)).toBeNull();
  });
});
