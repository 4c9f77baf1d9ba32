import { expect, it } from "vitest";
import { withOwners } from "./owners.ts";
import { spellOut } from "./spell-out.ts";

it.each([
  ["lower my bp", "lower my blood pressure"],
  ["save 500 usd", "save 500 dollars"],
  ["by sept", "by September"],
  ["march on", "march on"],
  ["finish b4 xmas", "finish before Christmas"],
  ["learn bsl", "learn BSL"],
  ["two bed flat", "two-bed flat"],
  ["three days off", "three days off"],
  ["dinner w Helen", "dinner with Helen"],
  ["my dance 14/06", "my dance"],
  ["IELTS 7.5", "IELTS 7.5"],
  ["be a engineer", "be an engineer"],
  ["a one-off", "a one-off"],
  ["umrah with my mother inshallah", "Umrah with my mother"],
])("A goal as thumbs type it is written out: %j", (typed, told) => {
  expect(spellOut(typed)).toBe(told);
});

it.each([
  ["dance at my daughters wedding", "dance at my daughter's wedding"],
  ["buy back my fathers land", "buy back my father's land"],
  ["move out of my moms", "move out of my mom's"],
  ["finish my masters", "finish my master's"],
  ["get my pilots license", "get my pilot's license"],
  ["money for mums care", "money for my mum's care"],
  ["help my sons study", "help my sons study"],
  ["My sons work hard", "My sons work hard"],
  ["teach my kids music", "teach my kids music"],
  ["see my brothers more", "see my brothers more"],
])("An apostrophe that was left out stands again: %j", (typed, told) => {
  expect(withOwners(typed)).toBe(told);
});
