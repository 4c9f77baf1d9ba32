import { expect, it } from "vitest";
import { tellTime } from "./time.ts";

it.each([
  ["I have a big presentation", "tomorrow", "ahead"],
  ["The job interview was yesterday and it went badly.", null, "behind"],
  ["The wedding is near, the zip sticks as it did last week.", "in a month", "ahead"],
  ["driving theory, failed it 2 times already", "tomorrow", "ahead"],
  ["driving theory, failed it three times", "tomorrow", "ahead"],
  ["ICAN results are out this evening", "this evening", "ahead"],
  ["Results are out 10am tomorrow", "tomorrow", "ahead"],
  ["Results are out at 10:30", "tomorrow", "ahead"],
  ["Results are out next week", "next week", "ahead"],
  ["Results are out in two weeks", "in two weeks", "ahead"],
  ["Results are out this Friday", "on Friday", "ahead"],
  ["Results are out on Tuesday", "on Tuesday", "ahead"],
  ["Results are out on the 5th", "on Tuesday", "ahead"],
  ["Results came out on Tuesday and I'm gutted", null, "behind"],
  ["Results came out on Tuesday, gutted. Seeing my tutor tomorrow", "tomorrow", null],
  ["Results are out at last!", null, "behind"],
  ["The results are out on the board, I have an A", null, "behind"],
  ["Results are out 3 A's and a B", null, "behind"],
  ["Results are out 85% in maths", null, "behind"],
  ["Results are out 5 May", "in May", "ahead"],
  ["I failed my driving test this morning. I have to tell my dad.", "tomorrow", null],
  ["the exam is all I think about", null, null],
] as const)("It is told of %j with the day %j: %j", (text, day, time) => {
  expect(tellTime(text, day)).toBe(time);
});
