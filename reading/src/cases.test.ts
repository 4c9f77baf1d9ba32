import { expect, it } from "vitest";
import { caseLabels, cases, casesOf } from "./cases.ts";

it("has a name of its own for each case", () => {
  expect(new Set(caseLabels).size).toBe(cases.length + 1);
});

it("has cases of a circumstance that is divided, and none of another", () => {
  expect(casesOf("passed")).toEqual(["exam-passed", "licence-passed", "place-won"]);
  expect(casesOf("found")).toEqual([]);
});
