import { expect, test } from "vitest";
import { tellLosses } from "./losses.ts";
import { type Theme, themes } from "./reading.ts";

const probable = (theme: Theme, probability: number) =>
  Float32Array.from(themes, (each) => (each === theme ? probability : 0));

test.each([
  ["pregnancy-loss", 0.1, ["children", "family"]],
  ["breakup", 0.2, ["love"]],
  ["job-loss", 0.1, []],
  ["joy", 0.9, []],
] as const)("%s of %d wounds goals of the kinds %j", (theme, probability, kinds) => {
  expect([...tellLosses(probable(theme, probability))]).toEqual(kinds);
});
