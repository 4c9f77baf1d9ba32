import { expect, test } from "vitest";
import { compose } from "./compose.ts";
import { isInCrisis } from "./crisis.ts";

test.each([
  "I want to kill myself",
  "thinking about suicide again",
  "i dont want to live any more",
  "I don't want to be here anymore",
  "everyone would be better off without me",
  "I've been cutting myself",
  "there's no reason to live",
  "I wish I was dead",
  "I just want to end it all",
  "I can’t go on any more",
  "I want to disappear sometimes",
  "i just wanna vanish",
  "I wish I wasn't here",
])("%j is heard as a crisis", (text) => {
  expect(isInCrisis(text)).toBe(true);
});

test.each([
  "I want to kill it at the interview",
  "dying to see my sister",
  "killing myself over this thesis",
  "my phone is dead",
  "I can't live without coffee",
  "I want to live by the sea",
  "I don't want to be late",
  "I want to disappear to the sea for a week",
  "I feel like I'm disappearing",
])("%j is not", (text) => {
  expect(isInCrisis(text)).toBe(false);
});

test.each([
  [1, 112],
  [3, 320],
  [5, 530],
] as const)(
  "a script of %i minutes for a crisis asks to reach a person and lifts nothing",
  (length, words) => {
    const script = compose({
      id: "somebody",
      length,
      words,
      goals: ["I am happy", "I run a studio", "I sleep well"],
      description: "I don't want to live any more",
      earlier: [],
    });
    const text = script.lines.map((line) => line.text).join(" ");
    expect(text).toMatch(/local emergency/);
    expect(text).toMatch(/someone you trust|person you trust/);
    expect(script.lines.find((line) => /local emergency/.test(line.text))?.expendable).toBe(0);
    expect(script.lines.some((line) => line.role.startsWith("goal"))).toBe(false);
    expect(text).not.toMatch(/studio|happy|sleep well/);
    const count = text.split(" ").length;
    expect(count).toBeGreaterThan(words * 0.9);
    expect(count).toBeLessThan(words * 1.15);
  },
);
