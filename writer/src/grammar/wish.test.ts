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
    ["I walk up the Law once a week", "to walk up the Law once a week"],
    ["I still drive myself everywhere", "to still drive yourself everywhere"],
    ["I can stay in this country", "to be able to stay in this country"],
    ["We keep the house", "to keep the house"],
    ["I am a father who is there on ordinary days", "to be a father who is there on ordinary days"],
  ])("is what somebody wants to do, in English that can be said: %j", (goal, wish) => {
    expect(tellWish(goal)).toBe(wish);
  });

  it.each([
    ["A house without shouting", "a house without shouting"],
    ["a new hip before 2028", "a new hip"],
    ["my own salon, four chairs", "your own salon"],
    ["Less phone, more sky", "less phone, more sky"],
    ["no more cigarettes", "no more cigarettes"],
    [
      "a driving licence before my hair is all white",
      "a driving licence before your hair is all white",
    ],
    ["a job I like", "a job you like"],
    ["two kids and a dog", "two kids and a dog"],
    ["evenings for myself", "evenings for yourself"],
    ["Peace with my brother", "peace with your brother"],
    ["I have a garden with bees", "to have a garden with bees"],
  ])("is what somebody wants to have: %j", (goal, wish) => {
    expect(tellWish(goal)).toBe(wish);
  });

  it.each([
    ["my children study", "your children to study"],
    ["My work is seen", "your work to be seen"],
    ["my knees don't hurt", "your knees not to hurt"],
    ["My son is not ashamed of my English", "your son not to be ashamed of your English"],
    ["My sister comes home safe and joins us", "your sister to come home safe and join you"],
  ])("is what somebody wants to be so: %j", (goal, wish) => {
    expect(tellWish(goal)).toBe(wish);
  });

  it.each([
    "Work life balance",
    "I become a nurse and my mother is proud",
    "Love life",
    "I want become good at one thing",
    "I am healthy and no accident",
    "a calm mother",
    "A better person",
    "my own shop opens",
    "a good plan works",
    "my papers in order",
    "clear things with Dirk",
    "Christmas with my two",
    "Half marathon",
    "one day I am who helps",
    "2027: Santiago on foot",
    "200m under 25 seconds",
    "the reef outlives me",
    "head chef by 30",
    "my brother came home",
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
