import { expect, it } from "vitest";
import { tellTime } from "./time.ts";

it.each([
  ["I have a big presentation", "tomorrow", "ahead"],
  ["The job interview was yesterday and it went badly.", null, "behind"],
  ["The wedding is near, the zip sticks as it did last week.", "in a month", "ahead"],
  ["driving theory, failed it 2 times already", "tomorrow", "ahead"],
  ["ICAN results are out this evening", "this evening", "ahead"],
  ["I failed my driving test this morning. I have to tell my dad.", "tomorrow", null],
  ["the exam is all I think about", null, null],
] as const)("It is told of %j with the day %j: %j", (text, day, time) => {
  expect(tellTime(text, day)).toBe(time);
});
