import { expect, it } from "vitest";
import { mostInBreath, mostInFramedBreath } from "./breath.ts";
import { toSpokenParts } from "./spoken-parts.ts";

it.each([
  [
    "On the first warm Sunday of spring Emma, Jack, and I took the slow train up to the quiet lake and swam there until six in the evening.",
    [
      "On the first warm Sunday of spring Emma, Jack, and I took the slow train up to the quiet lake",
      "And swam there until six in the evening",
    ],
  ],
  [
    "On the first warm Sunday of spring Emma, my little sister, and I took the slow train up to the lake and swam there until six in the evening.",
    [
      "On the first warm Sunday of spring Emma, my little sister, and I took the slow train up to the lake",
      "And swam there until six in the evening",
    ],
  ],
  [
    "On the first warm Sunday of spring we took the slow train up to London, and I swam in the river until six in the evening.",
    [
      "On the first warm Sunday of spring we took the slow train up to London",
      "And I swam in the river until six in the evening",
    ],
  ],
  [
    "All of us were up at six in the morning on the day of the wedding, Saturday, and I was calm until the car came to the door.",
    [
      "All of us were up at six in the morning on the day of the wedding, Saturday",
      "And I was calm until the car came to the door",
    ],
  ],
])("People who did something together stay in one breath: %j", (sentence, parts) => {
  expect(toSpokenParts(sentence, mostInBreath)).toEqual(parts);
});

it("Names are torn at no comma, though the first breath is shorter", () => {
  const parts = toSpokenParts(
    "On the first warm Sunday of spring Emma, Jack, and I took the slow train up to the quiet lake and swam there until six in the evening.",
    mostInFramedBreath,
  );
  expect(parts?.filter((part) => /^(?:Jack|And I)\b/.test(part)) ?? []).toEqual([]);
});
