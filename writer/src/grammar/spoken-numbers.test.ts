import { describe, expect, it } from "vitest";
import { speakText } from "./spoken-text.ts";

describe("Four figures after a nought", () => {
  it.each([
    ["ship sails 0500", "ship sails five in the morning"],
    ["watch at 0345", "watch at three forty-five"],
    ["watch at 0015", "watch at zero fifteen"],
  ])("are an hour: %s", (written, spoken) => {
    expect(speakText(written)).toBe(spoken);
  });
});

describe("A number from 1100 to 2099", () => {
  it.each([
    ["the parish, 1840 onwards", "the parish, eighteen forty onwards"],
    ["the band, 1887 till now", "the band, eighteen eighty-seven till now"],
    ["a house from 1800", "a house from eighteen hundred"],
    ["dry since 1998", "dry since nineteen ninety-eight"],
    ["the summer of 2007", "the summer of two thousand and seven"],
    ["open since 2019", "open since twenty nineteen"],
  ])("is a year where that is how it's told: %s", (written, spoken) => {
    expect(speakText(written)).toBe(spoken);
  });

  it.each([
    ["from 1200 to 1500 calories", "from one thousand two hundred to one thousand five hundred"],
    ["in 1200 metres", "in one thousand two hundred metres"],
    ["46.000 lira", "forty-six thousand lira"],
    ["€ 2.000", "two thousand euros"],
    ["3.142 and 0.000", "three point one four two and zero point zero zero zero"],
    ["a text of 1500 words", "a text of one thousand five hundred words"],
    ["I owe 1985 euros", "I owe one thousand nine hundred"],
  ])("is counted elsewhere: %s", (written, spoken) => {
    expect(speakText(written)).toContain(spoken);
  });
});

describe("A sum", () => {
  it.each([
    ["my savings are at 10 000 euros", "my savings are at ten thousand euros"],
    ["$1 million in the bank", "one million dollars in the bank"],
    ["Fund II closed at 400m", "Fund II closed at four hundred million"],
    ["beat my best in the 200m", "beat my best in the two hundred metres"],
    ["my app has 10k users", "my app has ten thousand users"],
    ["10/10 day", "ten out of ten day"],
    ["done by 5/10", "done by five ten"],
    ["Sunday 5/10 was bad", "Sunday five ten was bad"],
    ["born 4/10", "born four ten"],
    ["see you 9/10", "see you nine ten"],
    ["I'd give you 10/10 for trying", "I'd give you ten out of ten for trying"],
    ["January 4/10, February 7/10", "January four out of ten, February seven out of ten"],
    ["£1.50", "one pound fifty"],
    ["score 90+", "score ninety or more"],
    ["ages 11+", "ages eleven or more"],
    ["pass the 11+", "pass the eleven plus"],
    ["reach B2+ by May", "reach B two plus by May"],
    ["at B1+", "at B one plus"],
    ["£41.16 and €2.00", "forty-one pounds sixteen and two euros"],
    ["like +4 better", "like plus four better"],
    ["passed the B2", "passed the B two"],
    ["closed at 10pm, up at 9pm", "closed at ten at night, up at nine in the evening"],
  ])("is said as what it counts: %j", (text, spoken) => {
    expect(speakText(text)).toBe(spoken);
  });
});
