import { expect, it } from "vitest";
import { isDoubtful } from "./doubts.ts";

const fine = { sore: 0.1, open: 0.1, nearness: 0.5 };

it("a goal is doubtful where the whole day hurts it or leaves it open, however far its words are", () => {
  expect(isDoubtful({ sore: 0.5, open: 0, nearness: 0 }, [])).toBe(true);
  expect(isDoubtful({ sore: 0.2, open: 0.2, nearness: 0 }, [])).toBe(true);
  expect(isDoubtful(fine, [fine, fine])).toBe(false);
});

it("a part of the day is enough where it speaks of the goal, and not where it speaks of something else", () => {
  expect(isDoubtful(fine, [fine, { sore: 0.3, open: 0.1, nearness: 0.4 }])).toBe(true);
  expect(isDoubtful(fine, [fine, { sore: 0.9, open: 0.1, nearness: 0.2 }])).toBe(false);
});
