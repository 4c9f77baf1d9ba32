import { describe, expect, it } from "vitest";
import { tellWish } from "./wish.ts";

describe("A wish", () => {
  it.each([
    ["Pass the bar", "to pass the bar"],
    ["get my level 2", "to get your level two"],
    ["Be a calm father", "to be a calm father"],
    ["Not be so shy when the teacher asks me", "not to be so shy when the teacher asks you"],
    ["To not become bitter", "not to become bitter"],
    ["To walk each morning.", "to walk each morning"],
    ["I want to sing till they carry me out", "to sing till they carry you out"],
    ["I own my place by 2031", "to own your place"],
    ["I don't shout at my kids", "not to shout at your kids"],
    ["Get promoted by Q4 FY25 (missed, again)", "to get promoted"],
    ["Make the marriage work. Date night on Fridays.", "to make the marriage work"],
    ["swim more lol", "to swim more"],
    ["Run a 10k", "to run a ten k"],
    ["Finish my PHD", "to finish your PHD"],
    ["Buy my own motorcycle, not rented", "to buy your own motorcycle"],
    ["Marry Rini next year, simple party is okay", "to marry Rini next year"],
    ["I want to walk the Kom–Emine trail once", "to walk the Kom-Emine trail once"],
    ["I want to see my brother and my sister more", "to see your brother and your sister more"],
    ["Learn to swim, skate and sail", "to learn to swim, skate and sail"],
  ])("is what somebody wants, in English that can be said: %j", (goal, wish) => {
    expect(tellWish(goal)).toBe(wish);
  });

  it.each([
    "Work life balance",
    "I become a nurse and my mother is proud",
    "Love life",
    "A house without shouting",
    "my son finish school",
    "She wants to finish her degree",
    "house??",
    "Open small restaurant",
    "I want learn italian for write good",
    "kill my sister",
    "Swim in the sea every month of the year incl",
    "make the volleyball team in sept",
    "",
  ])("is nothing else: %j", (goal) => {
    expect(tellWish(goal)).toBeNull();
  });
});
