import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { tellWish } from "./wish.ts";

const rows = readFileSync(new URL("everyday-wishes.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"));

it.each(rows)("The plain goal %j is said as it is meant: %j", (goal = "", wish = "-") => {
  expect(tellWish(goal)).toBe(wish === "-" ? null : wish);
});
