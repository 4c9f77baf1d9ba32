import { describe, expect, it } from "vitest";
import type { Line, Role } from "../../ports/writer.ts";
import { chooseExcerpt } from "./choose-excerpt.ts";

const spoken = (role: Role, text: string, seconds: number) => {
  const line: Line = { role, text, pause: 1, startsParagraph: false, expendable: 0 };
  return { line, seconds };
};
const script = [
  spoken("opening", "Breathe in.", 2),
  spoken("mind", "A new job.", 3),
  spoken("mind", "There are names to learn.", 6),
  spoken("mind", "Think of new shoes.", 3),
  spoken("mind", "Stiff is new.", 2),
  spoken("goal-1", "You trust yourself.", 3),
  spoken("close", "Rest your feet.", 3),
];
const textsIn = (seconds: number, lines = script) =>
  chooseExcerpt(lines, (some) =>
    Math.max(0, some.reduce((sum, one) => sum + one.seconds, 0) - seconds),
  ).map(({ line }) => line.text);

describe("An excerpt", () => {
  it("leads up to the first goal, and leaves nothing out between", () => {
    expect(textsIn(11)).toEqual(["Think of new shoes.", "Stiff is new.", "You trust yourself."]);
    expect(textsIn(3)).toEqual(["You trust yourself."]);
  });

  it("begins with the script when there is time, and ends with the goal all the same", () => {
    expect(textsIn(60)).toEqual(script.slice(0, -1).map(({ line }) => line.text));
  });

  it("is empty when not even the goal fits", () => {
    expect(textsIn(2)).toEqual([]);
  });

  it("ends with the last words for the mind where no goal is told", () => {
    const untold = script.filter(({ line }) => line.role !== "goal-1");
    expect(textsIn(6, untold)).toEqual(["Think of new shoes.", "Stiff is new."]);
  });
});
