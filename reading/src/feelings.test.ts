import { expect, test } from "vitest";
import { tellFeeling } from "./feelings.ts";

test("a feeling is what its themes speak for together", () => {
  const themes = [
    { theme: "exam", probability: 0.3 },
    { theme: "joy", probability: 0.35 },
    { theme: "proud", probability: 0.25 },
  ] as const;
  expect(tellFeeling(themes)).toBe("bright");
});

test.each([
  ["is little likely", [{ theme: "joy", probability: 0.4 }]],
  [
    "hardly stands out",
    [
      { theme: "tired", probability: 0.6 },
      { theme: "joy", probability: 0.5 },
    ],
  ],
  ["is none", []],
] as const)("a feeling that %s is left open", (_, themes) => {
  expect(tellFeeling(themes)).toBe("open");
});
