import { expect, it } from "vitest";
import { type CaseLabel, caseLabels } from "./cases.ts";
import type { Circumstance } from "./circumstances.ts";
import { tellCases, tellMood } from "./likely-labels.ts";

const probable = (shares: Partial<Record<CaseLabel, number>>) =>
  Float32Array.from(caseLabels, (label) => shares[label] ?? 0);
const told = (...named: Circumstance[]) =>
  named.map((circumstance) => ({ circumstance, probability: 0.5 }));

it("tells how probable a case is among those of its circumstance", () => {
  const probabilities = probable({ interview: 0.3, exam: 0.05, "job-answer": 0.5, other: 0.1 });
  expect(tellCases(probabilities, told("test-ahead"))).toEqual([
    { case: "interview", probability: 0.667 },
  ]);
  expect(tellCases(probabilities, told("test-ahead", "awaiting", "found"))).toEqual([
    { case: "job-answer", probability: 0.833 },
    { case: "interview", probability: 0.667 },
  ]);
  const torn = probable({ interview: 0.3, exam: 0.2, other: 0.05 });
  expect(tellCases(torn, told("test-ahead"))).toEqual([]);
});

it("tells of no case where no circumstance is told, or next to nothing speaks for its cases", () => {
  expect(tellCases(probable({ interview: 1 }), [])).toEqual([]);
  const hardly = probable({ interview: 0.05, other: 0.03, "job-answer": 0.92 });
  expect(tellCases(hardly, told("test-ahead"))).toEqual([]);
});

it("takes a hard mood for less likely than the examples would have it", () => {
  expect(tellMood(Float32Array.from([0.4, 0.6, 0, 0]))).toEqual({
    glad: 0.571,
    hard: 0.429,
    mixed: 0,
    plain: 0,
  });
  expect(tellMood(Float32Array.from([0.2, 0.8, 0, 0])).hard).toBe(0.667);
});
