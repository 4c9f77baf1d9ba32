import { describe, expect, it } from "vitest";
import { speakText } from "./spoken-text.ts";

describe("B4", () => {
  it.each([
    ["calm b4 the wedding", "calm before the wedding"],
    ["B4 the wedding I want to feel calm", "Before the wedding I want to feel calm"],
    ["I'm nervous. B4 the wedding I want calm", "I'm nervous. Before the wedding I want calm"],
  ])("is said as before in %j", (text, spoken) => {
    expect(speakText(text)).toBe(spoken);
  });

  it.each([
    ["B4 is my level", "B four is my level"],
    ["B4 Berlin", "B four Berlin"],
    ["in room B4 the light is out", "in room B four the light is out"],
  ])("is a name in %j", (text, spoken) => {
    expect(speakText(text)).toBe(spoken);
  });
});
