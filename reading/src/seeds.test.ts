import { describe, expect, it } from "vitest";
import { createSeeds } from "./seeds.ts";

const seeds = createSeeds([
  ["exam", "exam"],
  ["exam", "mock results"],
  ["work", "boss"],
  ["worry", "results"],
  ["health", "results"],
]);
const countIn = (text: string) =>
  Object.fromEntries(
    [...seeds.countIn(text)].map(([label, count]) => [seeds.labels[label], count]),
  );

describe("Seeds", () => {
  it("are found whatever their common endings are", () => {
    expect(countIn("Three exams and my boss's moods")).toEqual({ exam: 1, work: 1 });
  });

  it("count more as a phrase, and less where several labels share them", () => {
    expect(countIn("mock results")).toEqual({ exam: 2, worry: 0.5, health: 0.5 });
  });

  it("count twice at most", () => {
    expect(countIn("exam exam exam")).toEqual({ exam: 2 });
  });
});
