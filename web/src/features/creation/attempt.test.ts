import { expect, it } from "vitest";
import { nextAttempt } from "./attempt.ts";

const wish = { length: 3, description: "A talk tomorrow", music: "full" } as const;
const first = { id: "first", ...wish };

it("Trying the same wish again makes no second inspiration", () => {
  expect(nextAttempt(first, { ...wish }, () => "second")).toBe(first);
});

it("A changed text, length or music is another inspiration", () => {
  expect(nextAttempt(null, wish, () => "first")).toEqual(first);
  expect(nextAttempt(first, { ...wish, length: 5 }, () => "second").id).toBe("second");
  expect(nextAttempt(first, { ...wish, music: "off" }, () => "second").id).toBe("second");
  expect(nextAttempt(first, { ...wish, description: "Tired" }, () => "second").id).toBe("second");
});
