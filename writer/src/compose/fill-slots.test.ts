import { describe, expect, it } from "vitest";
import { fillSlots, slotsOf } from "./fill-slots.ts";

const daughter = { who: "your daughter", he: "she", him: "her", his: "her" };

describe("Slots", () => {
  it("hold what the reading knows, capitalized where a sentence begins", () => {
    const slots = slotsOf({ day: "on Friday", person: daughter });
    expect(fillSlots("{Day} is the day.", slots)).toBe("On Friday is the day.");
    expect(fillSlots("It's {who}. {He} likes {his} tea.", slots)).toBe(
      "It's your daughter. She likes her tea.",
    );
  });

  it("leave a line out when what it needs is not known", () => {
    expect(fillSlots("It's {day}.", slotsOf({ day: null, person: daughter }))).toBeNull();
    expect(fillSlots("It's {who}.", slotsOf({ day: "today", person: null }))).toBeNull();
    expect(fillSlots("It's late.", slotsOf({ day: null, person: null }))).toBe("It's late.");
  });

  it("say nothing of several people, or of one called they, in words for one", () => {
    const they = { he: "they", him: "them", his: "their" };
    const several = slotsOf({ day: null, person: { ...they, who: "your parents" } });
    expect(fillSlots("{who} is here.", several)).toBeNull();
    const one = slotsOf({ day: null, person: { ...they, who: "your partner" } });
    expect(fillSlots("{Who} is here with {his} coat.", one)).toBe(
      "Your partner is here with their coat.",
    );
    expect(fillSlots("{He} is here.", one)).toBeNull();
  });
});
